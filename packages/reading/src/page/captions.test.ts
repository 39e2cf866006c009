import { describe, expect, it } from 'vitest'
import { createPage, known } from '../tests/page-of.ts'
import { understand } from '../understand.ts'
import type { MemberFacts } from '../values/member-facts.ts'

/** Reads a page whose rows that begin with "~" are printed small. */
function readWithSmall(written: string, country: MemberFacts['country']) {
  const isSmall = written.split('\n').map((row) => row.startsWith('~'))
  const page = createPage(written.replaceAll(/^~/gm, ' '))
  const words = page.words.map((word) => {
    const small = isSmall[Math.round((word.y - 20) / 14)] === true
    return small ? { ...word, height: 6 } : word
  })
  const { care_date, invoice_number, total_cents, lines } = understand([{ ...page, words }], { ...known, country })
  return [care_date?.value, invoice_number?.value, total_cents?.value, lines.map(({ amount_cents }) => amount_cents)]
}

const right = ['2026-03-18', 'F2026-0417', 14260, [8260, 6000]]

describe('[READ-01] small labels below their values', () => {
  it.each<[string, MemberFacts['country'], string]>([
    [
      'in rows',
      'FR',
      `F2026-0417          18/03/2026     C00821
~N° de facture       Date           N° client
Animal : Milo
Acte                                   TTC
Consultation dermatologie          82,60 €
Apoquel 5,4 mg                     60,00 €
Merci de votre visite et à bientôt
142,60 €           118,83 €         23,77 €
~Total TTC          Total HT         TVA 20 %`,
    ],
    [
      'in a pile that begins with the day',
      'BE',
      `FACTUUR van Dierenkliniek De Zwaan te Gent
18/03/2026
~Factuurdatum
F2026-0417
~Factuurnummer
K-4410
~Klantnummer
Dier: Milo
Consultatie                        82,60
Bloedonderzoek                     60,00
Wij danken u voor uw bezoek
117,85             24,75            142,60
~Excl. btw          Btw 21%          Te betalen`,
    ],
    [
      'with a deposit',
      'IT',
      `F2026-0417          18/03/2026
~Fattura numero      Data emissione
Paziente: Milo
Visita                             82,60
Ricovero                           60,00
Grazie per la visita e a presto
116,89         25,71         142,60            -100,00            42,60
~Imponibile     IVA 22%       Totale fattura    Acconto versato    Saldo`,
    ],
  ])('name them: %s', (_place, country, written) => expect(readWithSmall(written, country)).toEqual(right))

  it('are no sentence below several of them', () =>
    expect(
      readWithSmall(
        `Fattura n. F2026-0417 del 18/03/2026
Visita                             67,70
Ricovero                           46,74
~Imponibile     Cassa ENPAV 2%   IVA 22%       Tot. documento
114,44          2,29             25,68         142,41
~Pagamento: POS, contanti o assegno`,
        'IT',
      ).slice(0, 3),
    ).toEqual(['2026-03-18', 'F2026-0417', 14241]))

  it.each([
    ['IT', ['Contributo ENPAV 2%', '2,47', 'Marca da bollo', '2,00', 'Totale documento', '128,18']],
    ['FR', ['Remise 10 %', '12,37', 'Frais de port', '16,84', 'Total TTC', '128,18']],
  ] as const)('are not those that stand above them in a pile, with a rate: %s', (country, pile) => {
    const right = pile.map((text, at) => `${at % 2 === 0 ? '~' : ''}${' '.repeat(40)}${text}`).join('\n')
    const [, , total] = readWithSmall(
      `Fattura n. F2026-0417 del 18/03/2026\nVisita              107,93\nRicovero             15,78\n${right}`,
      country,
    )
    expect(total).toBe(12_818)
  })

  it('are not those that stand above them', () =>
    expect(
      readWithSmall(
        `~Date de facture
18/03/2026
~Facture n°
F2026-0417
~N° client
4410
Consultation                       82,60
Vaccin                             60,00
Merci
~Total HT           TVA              Total TTC
118,83             23,77            142,60`,
        'FR',
      ),
    ).toEqual(right))
})
