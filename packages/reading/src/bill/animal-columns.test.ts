import { describe, expect, it } from 'vitest'
import { createPage, known } from '../tests/page-of.ts'
import { understand } from '../understand.ts'

function read(written: string) {
  const said = understand([createPage(`FACTURE n° 12\n${written}`)], known)
  return { total: said.total_cents?.value ?? null, lines: said.lines.map(({ amount_cents }) => amount_cents) }
}

describe('[READ-01] a table with a column for each animal', () => {
  it.each([
    ['Total TTC          155,00', 15_500],
    ['Total                     80,00     75,00\nTOTAL TTC                          155,00', 15_500],
    // The sum for all of them is printed nowhere.
    ['Total                     80,00     75,00', null],
  ])('has lines of all animals: %s', (rows, total) =>
    expect(
      read(
        [
          `Acte                      Milo      Rex`,
          `Consultation             45,00     45,00`,
          `Vermifuge                35,00     30,00`,
          `${rows}`,
        ].join('\n'),
      ),
    ).toEqual({ total, lines: [9000, 6500] }),
  )

  it('that one animal had alone are lines too', () =>
    expect(
      read(
        [
          'Prestazione               Milo      Rex',
          'Visita                   45,00     45,00',
          'Vaccino                  60,00',
          'Totale fattura          150,00',
        ].join('\n'),
      ),
    ).toEqual({ total: 15_000, lines: [9000, 6000] }))

  it('takes the amounts of a column of all animals', () =>
    expect(
      read(
        [
          'Omschrijving     Aantal    Milo      Rex     Totaal',
          'Consultatie           2   45,00    45,00      90,00',
          'Vaccin                1   60,00               60,00',
          'Totaal                   105,00    45,00     150,00',
        ].join('\n'),
      ),
    ).toEqual({ total: 15_000, lines: [9000, 6000] }))

  it('leaves its columns of a tax out', () =>
    expect(
      read(
        [
          'Acte                      Milo      Rex      TVA',
          'Consultation             45,00    45,00    18,00',
          'Vermifuge                35,00    30,00    13,00',
          'Total TTC                                 155,00',
        ].join('\n'),
      ),
    ).toEqual({ total: 15_500, lines: [9000, 6500] }))

  it('is no other table below a row that has an animal’s name', () =>
    expect(
      read(
        [
          'Prestations   Milo     Chien     Européen',
          'Désignation           Qté        P.U.      Total',
          'Consultation            1       45,00      45,00',
          'Vaccin                  1       60,00      60,00',
          'Total                                     105,00',
        ].join('\n'),
      ),
    ).toEqual({ total: 10_500, lines: [4500, 6000] }))

  it('is no other table in which an animal’s name stands', () =>
    expect(
      read(
        [
          'Nom              Milo           Européen',
          'Consultation     1   45,00      45,00',
          'Vaccin           1   60,00      60,00',
          'Total                          105,00',
        ].join('\n'),
      ),
    ).toEqual({ total: 10_500, lines: [4500, 6000] }))
})
