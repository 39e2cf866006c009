import { describe, expect, it } from 'vitest'
import { known, createPage } from './tests/page-of.ts'
import { joined, understand, understandOnce } from './understand.ts'
import type { MemberFacts } from './values/member-facts.ts'

const read = (written: string, more: Partial<MemberFacts> = {}) =>
  understand([createPage(written)], { ...known, ...more })
const totalOf = (written: string, more: Partial<MemberFacts> = {}) => read(written, more).total_cents?.value ?? null

const linesOfTwoColumns =
  'Consultation               37,50          45,00\nVaccin CHPPiL              50,00          60,00\n' +
  'Total                      87,50         105,00'
const lines = `
Désignation                         Qté       P.U.      Montant
Consultation                          1      45,00        45,00
Vaccin CHPPiL                         1      60,00        60,00`

describe('[READ-01] a bill', () => {
  const bill = read(`
Clinique vétérinaire des Lilas
14 rue Verte, 35000 Rennes
SIRET 732 829 320 00074
FACTURE n° 2026-0143                          Date : 12/05/2026
Animal : Milo    Puce 250269812345678
${lines}
Total TTC                                                105,00
dont TVA 20 %                                             17,50
Indemnité forfaitaire de 40,00 € en cas de retard`)

  it('is read whole, and each value says what confirmed it', () => {
    expect(bill).toMatchObject({
      document: 'invoice',
      care_date: { value: '2026-05-12', sure: true, check: 'contract_days' },
      invoice_number: { value: '2026-0143', sure: true, check: null },
      clinic: { value: 'Clinique vétérinaire des Lilas' },
      clinic_number: { value: '73282932000074', check: 'check_digits' },
      chip: { value: '250269812345678', check: 'members_chip' },
      total_cents: { value: 10500, check: 'sum_of_lines' },
      lines: [
        { label: 'Consultation', amount_cents: 4500, care_kind: 'consultation', sure: true },
        { label: 'Vaccin CHPPiL', amount_cents: 6000, care_kind: 'vaccine', sure: true },
      ],
    })
  })

  it('and each value says where it stands on the page', () => {
    for (const { box } of [bill.care_date, bill.total_cents, ...bill.lines].filter((one) => one !== null)) {
      expect(box?.page).toBe(1)
      expect(box === null || box.x + box.width).toBeLessThanOrEqual(1)
      expect(box?.height).toBeGreaterThan(0)
    }
    expect(bill.total_cents?.box?.y).toBeGreaterThan(bill.lines[1]?.box?.y ?? 1)
  })
})

describe('[READ-02] a total is filled when a check confirms it', () => {
  it.each<[string, string, number | null, Partial<MemberFacts>?]>([
    ['lines add up', `FACTURE\n${lines}\nTotal          105,00`, 10500],
    [
      'lines less a discount',
      `FACTURE\n${lines}\nSous-total          105,00\nRemise          -10,00\nTotal TTC          95,00`,
      9500,
    ],
    [
      'lines without tax, and tax',
      `FACTURE\n${lines}\nTotal HT          105,00\nTVA 20 %          21,00\nTotal TTC          126,00`,
      12600,
    ],
    [
      'net and tax, with no lines',
      `FACTURE\nTotal HT          105,00\nTVA          21,00\nTotal TTC          126,00`,
      12600,
    ],
    ['tax at the rate of Réunion, 8.5 per cent', `FACTURE\nTotal TTC          113,93\nDont TVA          8,93`, 11393],
    [
      'a discount and a stamp, with no lines',
      `FATTURA\nSubtotale          503,31\nSconto 10%          -50,33\nMarca da bollo          2,00\nTotale          454,98`,
      45498,
      { country: 'IT' },
    ],
    [
      'a rounding that is added',
      `FATTURA\nVisita          125,08\nImponibile          125,08\nIVA 22%          27,52\nArrotondamento          0,40\nTotale          153,00`,
      15300,
      { country: 'IT' },
    ],
    [
      'a tax in brackets, before the total that holds it',
      `FACTURE\n${lines}\nTotal TTC (TVA 20 % : 17,50 €)          105,00 €`,
      10500,
    ],
    [
      'what is taken off the total by no known name is a deposit',
      `FACTURE\n${lines}\nTotal TTC          105,00\nAide du refuge          -40,00\nNet à payer          65,00`,
      10500,
    ],
    [
      'or a discount, where the tax is that of the rest',
      `FACTURE\n${lines}\nTotal          105,00\nAide du refuge          -10,50\nNet à payer TTC          94,50\ndont TVA 20 %          15,75`,
      9450,
    ],
    [
      'a deposit is no total',
      `FACTURE\n${lines}\nTotal TTC          105,00\nAcompte          50,00\nReste à payer          55,00`,
      10500,
    ],
    [
      'nor is what is left to pay',
      `FACTURE\n${lines}\nTotal          105,00\nAcompte versé          -50,00\nNet à payer          55,00`,
      10500,
    ],
    ['paid by card, and it alone', `FACTURE\nTotal          105,00\nRéglé par CB          105,00`, 10500],
    [
      'several animals',
      `FACTURE\nMilo\nConsultation          45,00\nTotal Milo          45,00\nLuna\nVaccin CHPPiL          60,00\nTotal Luna          60,00\nTotal TTC          105,00`,
      10500,
    ],
    [
      'Italian fee and tax',
      `FATTURA\nVisita clinica          50,00\nContributo ENPAV 2%          1,00\nImponibile          51,00\nIVA 22%          11,22\nTotale fattura          62,22`,
      6222,
      { country: 'IT' },
    ],
    [
      'Belgian, in Dutch',
      `FACTUUR\nConsultatie          45,00\nBloedonderzoek          60,00\nTotaal incl. btw          105,00\nwaarvan btw 21%          18,22`,
      10500,
      { country: 'BE' },
    ],
    [
      'a heading above',
      `FACTURE\n${lines}\nBase HT          TVA          Total TTC\n87,50            17,50        105,00`,
      10500,
    ],
    [
      'a thousand and more',
      `FACTURE\nChirurgie          1 250,00\nConsultation          45,00\nTotal TTC          1 295,00`,
      129500,
    ],
    [
      'a discount below the heads of two columns',
      [
        `FACTURE`,
        `Acte                          HT            TTC`,
        linesOfTwoColumns,
        `Remise 10 %                -8,75         -10,50`,
        `Total après remise         78,75          94,50`,
        `TVA 20 % : 15,75`,
      ].join('\n'),
      9450,
    ],
    [
      'such a discount without a sign, and no tax',
      [
        `FACTURE`,
        `Acte                  Montant HT    Montant TTC`,
        linesOfTwoColumns,
        `Remise 10 %                 8,75          10,50`,
        `Total après remise         78,75          94,50`,
      ].join('\n'),
      9450,
    ],
    [
      'a deposit in both columns',
      [
        `FACTURE`,
        `Acte                  Montant HT    Montant TTC`,
        linesOfTwoColumns,
        `Acompte reçu               41,67          50,00`,
        `Solde à payer              45,83          55,00`,
      ].join('\n'),
      10500,
    ],
    ...[
      'Reste antérieur',
      'Facture n° 99 du 02/10/2026 impayée',
      'Facture n° 99 du 02/10/2026',
      'Factures précédentes',
      'Fattura precedente insoluta',
      'Openstaande facturen',
    ].map((earlier): [string, string, number] => [
      `an earlier bill that is paid as well: ${earlier}`,
      `FACTURE\n${lines}\nTotal facture          105,00\n${earlier}          60,00\nÀ payer          165,00\nRéglé par CB   165,00`,
      10500,
    ]),
    [
      'what one of several animals cost, where the whole stands nowhere',
      `FACTURE\nREX\n${lines}\nTotal          105,00\nFELIX\nConsultation          45,00\nVermifuge          20,00\nTotal          65,00`,
      null,
    ],
    [
      'nor where the second one cost more',
      `FACTURE\nREX\nConsultation          45,00\nVermifuge          20,00\nTotal          65,00\nFELIX\n${lines}\nTotal          105,00`,
      null,
    ],
    [
      'a total that a list of its parts repeats',
      `FACTURE\n${lines}\nTotal TTC          105,00\nActes          45,00\nProduits          60,00\nTotal          105,00`,
      10500,
    ],
    // Wrong on purpose: nothing confirms them.
    ['lines that do not add up', `FACTURE\n${lines}\nTotal          115,00`, null],
    [
      'net and tax that do not',
      `FACTURE\nTotal HT          105,00\nTVA          21,00\nTotal TTC          136,00`,
      null,
    ],
    [
      'an amount whose name is cut off, that net and tax lead to',
      `FACTURE\nConsultation          37,50\nVaccin CHPPiL          50,00\nTotal HT          87,50\nTVA 20 %          17,50\ntant du          105,00`,
      10500,
    ],
    [
      'an amount whose name is cut off, that all lines add up to, with the tax within',
      `FACTURE\n${lines}\ntant du          105,00\nDont TVA 20 %          17,50`,
      10500,
    ],
    [
      'such an amount without lines that lead to it',
      `FACTURE\nConsultation          45,00\nVaccin CHPPiL          61,00\nTotal HT          87,50\nTVA 20 %          17,50\ntant du          105,00`,
      null,
    ],
    [
      'such amounts of two rates, of which the whole has no proof',
      `FACTURE\nConsultation          30,00\nVaccin CHPPiL          30,00\nVermifuge          33,00\nTaux          Base HT          TVA          Montant\n20 %          50,00          10,00          60,00\n10 %          30,00          3,00          33,00\ntant          93,00`,
      null,
    ],
    [
      'such an amount before a reduction',
      `FACTURE\n${lines}\ntant          105,00\nDont TVA          17,50\nfidélité          -10,00\ntant          95,00`,
      null,
    ],
    ...['Remise          10,00', 'avantage          -10,00', 'Marca da bollo          2,00'].map(
      (row): [string, string, null] => [
        `such an amount beside ${row}`,
        `FACTURE\n${lines}\ntant          105,00\nDont TVA          17,50\n${row}`,
        null,
      ],
    ),
    ['such an amount without a tax', `FACTURE\n${lines}\ntant du          105,00`, null],
    [
      'such an amount beside a total that has its name',
      `FACTURE\n${lines}\ntant du          105,00\nDont TVA 20 %          17,50\nTotal          115,00`,
      null,
    ],
    [
      'a total without a tax, which names it',
      `FATTURA\nVisita di Milo          38,00\nCollare          8,50\nTotale (operazione in franchigia da IVA)          46,50`,
      4650,
      { country: 'IT' },
    ],
    [
      'a total beside the article of the law',
      `FACTURE\nConsultation          46,00\nInjection          14,00\nTotal (TVA non applicable, art. 293 B du CGI)          60,00`,
      6000,
    ],
    [
      'a fee in the table of lines, below the head of their amounts',
      `FATTURA\nDescrizione                    Quantità    Prezzo unitario    %IVA    Prezzo totale\nVISITA CLINICA                     1,00              40,00   22,00            40,00\nESAME DEL SANGUE                   1,00              28,00   22,00            28,00\nCONTRIBUTO ENPAV 2%                1,00               1,36   22,00             1,36\nTotale imponibile     Totale imposta     Totale documento\n69,36                 15,26              84,62`,
      8462,
      { country: 'IT' },
    ],
    [
      'lines of a list, of which each value has a row',
      `FATTURA ELETTRONICA\nImporto totale documento: 146.40\nNr. linea: 1\nDescrizione: Ecografia addominale\nQuantità: 1.00\nValore unitario: 120.00\nValore totale: 120.00\nTotale imponibile: 120.00\nTotale imposta: 26.40\nImporto: 146.40`,
      14640,
      { country: 'IT' },
    ],
    [
      'a price of one before the name',
      `TICKET\n1 x 39,00 CONSULTATION          39,00\n2 x 6,20 MILPRO                 12,40\nTOTAL TTC                       51,40`,
      5140,
    ],
    ['an allowance that is no total', `FACTURE\nIndemnité forfaitaire          40,00`, null],
    ['a total that nothing confirms', `FACTURE\nTotal          105,00`, null],
  ])('%s', (_name, written, cents, more) => expect(totalOf(written, more)).toBe(cents))

  it.each([
    ['above the price of one', 'MILPRO\n2 x 6,20 EUR           12,40'],
    ['behind it', '2 x 6,20 MILPRO         12,40'],
  ])('[READ-01] a line has its name %s', (_place, line) => {
    const { lines: found } = read(`FACTURE\nCONSULTATION            39,00\n${line}\nTOTAL TTC               51,40`)
    expect(found.map(({ label }) => label)).toEqual(['CONSULTATION', 'MILPRO'])
  })

  it('a total whose name is cut off is no line', () => {
    const said = read(`FACTURE\n${lines}\ntant du          105,00\nDont TVA 20 %          17,50`)
    expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 6000])
  })

  it('lines without tax are told with it, and add up to the total to the cent', () => {
    const { lines: told } = read(
      `FACTURE\nConsultation          37,51\nVaccin CHPPiL          50,01\nTotal HT          87,52\nTVA 20 %          17,50\nTotal TTC          105,02`,
    )
    expect(told.map(({ amount_cents }) => amount_cents)).toEqual([4501, 6001])
  })

  it('[READ-01] cents that rounding leaves are spread over the lines', () => {
    const { lines: told } = read(
      `FACTURE\nConsultation          10,02\nVaccin          20,02\nVermifuge          30,02\nPansement          40,02\nAnalyse          50,02\nTotal HT          150,10\nTVA 20 %          30,02\nTotal TTC          180,12`,
    )
    // Each ends with 0.4 cents: two are left.
    expect(told.map(({ amount_cents }) => amount_cents)).toEqual([1202, 2402, 3602, 4803, 6003])
  })

  it('[READ-01] a column of zeros is not what the lines come to', () => {
    const { lines: told } = read(
      `FATTURA\nDescrizione          Imponibile       IVA         Totale\nVisita clinica            € 40,10      € 0,00     € 40,10\nVaccino                   € 60,00      € 0,00     € 60,00\nRicovero                  € 73,16      € 0,00     € 73,16\nMarca da bollo                                     € 2,00\nTotale                                           € 174,43`,
      { country: 'IT' },
    )
    expect(told.map(({ amount_cents }) => amount_cents)).toEqual([4010, 6000, 7316])
  })

  it('lines lead to net and tax by rounding of their own', () => {
    const { total_cents, lines: told } = read(
      `FACTURE\nConsultation          37,51\nVaccin CHPPiL          50,01\nTotal HT          87,53\nTVA 20 %          17,51\nTotal TTC          105,04`,
    )
    expect(total_cents?.value).toBe(10504)
    expect(told.map(({ sure }) => sure)).toEqual([true, true])
  })

  it('lines of two rates are told with their own tax, where only one way leads to both', () => {
    const { lines: told } = read(
      `FATTURA\nVisita clinica          50,00\nAntibiotico compresse          20,00\nImponibile          70,00\nIVA 22%          11,00\nIVA 10%          2,00\nTotale          83,00`,
      { country: 'IT' },
    )
    expect(told.map(({ amount_cents }) => amount_cents)).toEqual([6100, 2200])
  })

  it('[READ-01] a rate may stand in the name above its tax, as far from its sign as a typewriter puts it', () => {
    const page = createPage(
      `FATTURA\nVisita clinica          50,00\nAntibiotico compresse          20,00\nImponibile\n70,00\nImposta 22 %\n11,00\nImposta 10 %\n2,00\nTotale\n83,00`,
    )
    const low = { ...page, words: page.words.map((word) => ({ ...word, height: 4 })) }
    const said = understand([low], { ...known, country: 'IT' })
    expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([6100, 2200])
  })

  it.each([
    ['its row', 'Puce n° 250268500123456          93,80'],
    ['the row above an amount', 'Chip nr. 250268500123456\n                                 93,80'],
  ])('[READ-01] a chip’s number is the name of no line: %s', (_name, written) => {
    const amounts = (first: string) =>
      read(`FACTURE\n${first}\nConsultation          45,00`).lines.map(({ amount_cents }) => amount_cents)
    expect(amounts(written)).toEqual([4500])
    // But it may be a part of what was done.
    expect(amounts(`Pose de ${written}`)).toEqual([9380, 4500])
    expect(amounts(`Identification ${written}`)).toEqual([9380, 4500])
  })

  it.each([
    ['FACTURE n° 2026-12\nDate des soins          21-62-2826\nDate de facture          22-02-2026', null],
    ['FACTURE n° 2026-12\nDatum behandeling          2l-O2-2Q26\nFactuurdatum          22-02-2026', null],
    ['FACTURE n° 2026-12\nDate des soins          21-02-2026\nDate de facture          22-02-2026', '2026-02-21'],
    ['FACTURE n° 2026-12          Date : 23/08/2025\nDate tmite de paiement 07/09/2025', '2025-08-23'],
    ['FACTURE n° 2026-12\nDate tmite de paiement 07/09/2025\n12/08/2025', null],
    ['AVOIR n° 2026-12\nFacturé le 27/08/2026', '2026-08-27'],
    ['AVOIR n° 2026-12\nFacture du 27/08/2026', null],
  ])('[READ-02] a picture’s day: %s', (head, day) => {
    const page = createPage(`${head}\n${lines}\nTotal          105,00`, { source: 'picture', confidence: 90 })
    expect(understand([page], known).care_date?.value ?? null).toBe(day)
  })

  it.each([
    ['1°', 55, 96, '2026-04-01'],
    ['1°"', 70, 90, '2026-04-01'],
    ['1°', 45, 96, null],
    ['1°', 55, 80, null],
    ['10', 55, 96, null],
    ['1', 55, 96, null],
  ])(
    '[READ-02] raised letters of a first day that are no clear letters: “%s”, %i sure, beside a month and a year of %i',
    (first, sure, others, day) => {
      const page = createPage(`FACTURE n° 2026-12\nLyon, le ${first} avril 2026\n${lines}\nTotal          105,00`, {
        source: 'picture',
        confidence: others,
      })
      const words = page.words.map((word) => (word.text === first ? { ...word, confidence: sure } : word))
      expect(understand([{ ...page, words }], known).care_date?.value ?? null).toBe(day)
    },
  )

  it('[READ-02] a number that is printed as far as the edge of the sheet may go on', () => {
    const numberOn = (width: number) =>
      understand(
        [createPage(`FACTURE n° 435\n${lines}\nTotal          105,00`, { source: 'picture', confidence: 90, width })],
        known,
      ).invoice_number?.value ?? null
    expect([numberOn(300), numberOn(92)]).toEqual(['435', null])
  })

  it('[READ-02] a guessed SIRET that has the right check digits by chance is none', () => {
    const numberOf = (siret: string, confidence: number) =>
      understand(
        [createPage(`Clinique des Lilas SIRET ${siret}\nFACTURE\n${lines}`, { source: 'picture', confidence })],
        known,
      ).clinic_number?.value ?? null
    expect([numberOf('78245152066617', 55), numberOf('78245152066617', 90), numberOf('73282932000074', 55)]).toEqual([
      null,
      '78245152066617',
      '73282932000074',
    ])
  })

  it('[READ-02] a cat with the name of a misread tax is no tax', () => {
    const written = `FACTURE\nIna consultation          45,00\nIna vaccin          60,00\nTotal          105,00`
    expect(read(written)).toMatchObject({ total_cents: { value: 10500 }, lines: [{}, {}] })
  })

  it('[READ-01] lines of three rates are told with their own tax', () => {
    const said = read(`
FACTURE
Désignation                         Qté     PU HT     Total HT
Consultation                          1     60,00        60,00
Aliment humide                        1     30,00        30,00
Guide « bien nourrir »                1     20,00        20,00
TVA 20 %                                                 12,00
TVA 10 %                                                  3,00
TVA 5,5 %                                                 1,10
Total TTC                                               126,10`)
    expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([7200, 3300, 2110])
  })

  it('[READ-02] lines whose rates nobody knows are not sure', () => {
    const said = read(`
FACTURE
Désignation                         Qté     PU HT     Total HT
Consultation                          1     60,00        60,00
Vaccin CHPPiL                         1     60,00        60,00
TVA 20 %                                                 12,00
TVA 10 %                                                  6,00
Total TTC                                               138,00`)
    expect(said.total_cents?.value).toBe(13800)
    expect(said.lines.map(({ sure }) => sure)).toEqual([false, false])
  })

  it.each([
    'Réduction de fracture',
    'Compte rendu',
    'Carte de santé',
    'Points de suture',
    'Base de consultation',
    'Bonifica orale',
    'Calcio totale',
    'T4 totale',
    'Totaal eiwit',
    'Indemnités kilométriques 12 km',
  ])(
    '[READ-01] %s is a line where the lines add up with it alone, though a total or a payment is called so',
    (label) => {
      const row = `${label.padEnd(40)}20,00`
      const said = read(
        `FACTURE\nConsultation          45,00\n${row}\nVaccin CHPPiL          40,00\nTotal TTC          105,00`,
      )
      expect(said.total_cents?.value).toBe(10500)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 2000, 4000])
    },
  )

  it('rates may stand in the names above', () => {
    const { lines: told } = read(
      `FACTURE\nConsultation                          30,48\nDétartrage                            75,42\nMétacam                               23,86\nCollerette                            10,83\nBase HT      Montant TVA 20 %    Montant TVA 10 %    Montant TTC\n140,59            23,35               2,39               166,33`,
    )
    expect(told.map(({ amount_cents }) => amount_cents)).toEqual([3658, 9050, 2625, 1300])
  })

  describe('an amount of a picture that was misread', () => {
    const picture = (written: string) =>
      understand([createPage(written, { source: 'picture', confidence: 86 })], known).lines.map(
        ({ amount_cents, sure }) => [amount_cents, sure] as const,
      )
    const column = (...rows: [label: string, amount: string][]) =>
      rows.map(([label, amount]) => `${label.padEnd(30)}${amount.padStart(8)}`).join('\n')
    const bill = (first: string, second: string) =>
      `FACTURE\n${column(['Consultation', first], ['Vaccin CHPPiL', second], ['Total HT', '87,50'], ['TVA 20 %', '17,50'], ['Total TTC', '105,00'])}`
    it.each([
      ['a digit', '37,80', '50,00'],
      ['a digit too many', '37,50', '150,00'],
      ['its comma', '37,50', '5000'],
    ])('is mended where net and tax know the sum: %s', (_name, first, second) =>
      expect(picture(bill(first, second))).toEqual([
        [4500, true],
        [6000, true],
      ]),
    )
    it('and clear lines deny a total that a payment alone confirms', () => {
      const written = `FACTURE\n${column(['Consultation', '45,00'], ['Vaccin CHPPiL', '60,00'], ['Total TTC', '125,00'], ['Réglé par CB', '125,00'])}`
      const totals = [95, 70].map(
        (confidence) =>
          understand([createPage(written, { source: 'picture', confidence })], known).total_cents?.value ?? null,
      )
      expect(totals).toEqual([null, 12500])
    })
    it.each([
      [
        'the tax within',
        ['Vaccin CHPPiL', '', 'Total TTC', '121,50', 'Dont TVA 20 %', '19,52', 'Réglé par CB', '121,50'],
      ],
      [
        'its tax at a lower rate',
        ['Croquettes', '', 'Total TTC', '95,90', 'dont TVA 10 %', '7,20', 'Réglé par CB', '95,90'],
      ],
      [
        'the tax of a total beside a sentence',
        ['Consultation', '', 'Total TTC', '144,75', 'Dont T.V.A.', '23,95', 'Somme à payer', '144,75'],
      ],
      ['one clear line', ['Consultation', '112,50', 'Total TTC', '121,50', '', '', 'Réglé par CB', '121,50']],
    ])('[READ-02] a total that is only repeated is not believed where it is denied by %s', (_name, cells) => {
      const rows = cells.flatMap((label, at): [string, string][] =>
        at % 2 === 0 && label !== '' ? [[label, cells[at + 1] ?? '']] : [],
      )
      const pages = [createPage(`FACTURE\n${column(...rows)}`, { source: 'picture', confidence: 95 })]
      expect(understand(pages, known).total_cents).toBeNull()
      const repaired = rows.map(([label, amount]): [string, string] => [label, amount === '112,50' ? '121,50' : amount])
      const proper = repaired.filter(([label]) => !/TVA|T\.V\.A/.test(label))
      const fitting = [createPage(`FACTURE\n${column(...proper)}`, { source: 'picture', confidence: 95 })]
      expect(understand(fitting, known).total_cents?.value).toBeGreaterThan(0)
    })
    it('[READ-02] but two taxes of different rates may be its own together', () => {
      const written = (total: string) =>
        `FACTURE\n${column(['Consultation', ''], ['Montant TTC', total], ['Dont TVA 20 %', '183,21'], ['Dont TVA 10 %', '3,82'], ['Réglé', total])}`
      const totals = ['1141,25', '1142,25'].map((total) => {
        const page = createPage(written(total), { source: 'picture', confidence: 95 })
        return understand([page], known).total_cents?.value ?? null
      })
      expect(totals).toEqual([114_125, null])
    })
    it.each([
      [
        'of one rate',
        [
          'Consultation',
          '126,69',
          'Croquettes',
          '',
          'TVA 22 %',
          '27,87',
          'Totaal',
          '154,56',
          'Totaal te betalen',
          '279,06',
        ],
      ],
      [
        'that was paid in part',
        ['Total HT', '100,00', 'TVA 20 %', '20,00', 'Total', '120,00', 'Total facture', '180,00'],
      ],
    ])('[READ-02] a total %s is not believed below a larger one that words name', (_name, cells) => {
      const rows = cells.flatMap((label, at): [string, string][] =>
        at % 2 === 0 ? [[label, cells[at + 1] ?? '']] : [],
      )
      const totals = (more: [string, string][]) =>
        understand([createPage(`FACTURE\n${column(...more)}`, { source: 'picture', confidence: 86 })], known)
          .total_cents
      expect(totals(rows)).toBeNull()
    })
    it.each(['£ dedurre acco', 'Voorschor', 'Acompre'])(
      '[READ-02] what is left behind an amount that was taken off without a legible name is no total: %s',
      (name) => {
        const rows = (taken: string, left: string): [string, string][] => [
          ['Consultation', '44,19'],
          ['Radiographie', '40,00'],
          ['Imposta', '18,52'],
          ['Totate dovuto', '102,71'],
          [taken, '-34,00'],
          [left, '68,71'],
        ]
        const totalBy = (written: [string, string][]) =>
          understand([createPage(`FACTURE\n${column(...written)}`, { source: 'picture', confidence: 86 })], known)
            .total_cents
        expect(totalBy(rows(name, 'Net à payer'))).toBeNull()
        expect(totalBy(rows('Remise', 'Net à payer'))?.value ?? null).not.toBe(10_271)
      },
    )
    it.each([
      ['Totaat exci. btw', 'Eindtotaal', ['108,26', '22,73', '130,99'], 13_099],
      ['Tatal H7', 'Total TTC', ['108,26', '22,73', '130,99'], null],
      ['Totaat exci. btw', 'Eindtotaal', ['108,26', '22,73', '130,89'], null],
      ['Totaat exci. btw', 'Eindtatool', ['108,26', '22,73', '130,99'], null],
    ])(
      '[READ-02] %s and a tax whose names were misread prove what is called %s, at a rate of Belgium: %j',
      (...row) => {
        const [net, total, [one = '', two = '', three = ''], cents] = row
        const written = `FACTUUR\n${column(['Ereloonnota', three], ['Sterilisatie', one], [net, one], ['BTW 21%', two], [total, three])}`
        const country = total === 'Total TTC' ? 'FR' : 'BE'
        const said = understand([createPage(written, { source: 'picture', confidence: 86 })], { ...known, country })
        expect(said.total_cents?.value ?? null).toBe(cents)
      },
    )
    it('[READ-02] nor where one reading denies it and the other lost what does so', () => {
      const reading = (...rows: [string, string][]) =>
        understandOnce([createPage(`FACTURE\n${column(...rows)}`, { source: 'picture', confidence: 95 })], known)
      const repeated: [string, string][] = [
        ['Total TTC', '144,75'],
        ['Réglé par CB', '144,75'],
      ]
      const lost = reading(['Consultation', ''], ...repeated)
      const denied = reading(['Consultation', '73,80'], ['Croquettes', '37,39'], ['Analyse', '32,56'], ...repeated)
      expect(lost.paper.total_cents?.value).toBe(14_475)
      expect([joined(lost, denied).total_cents, joined(denied, lost).total_cents]).toEqual([null, null])
      expect(joined(lost, lost).total_cents?.value).toBe(14_475)
    })
    it.each([
      ['in a line and in the total', ['29507', '109,96', '9,44', '414,47', '41447'], [29507, 10996, 944], 41447],
      ['beside a sign that is close', ['295,07', '109,96', '944€', '414,47', '414,47'], [29507, 10996, 944], 41447],
      ['of a total with a sign', ['295,07', '109,96', '9,44', '414,47', '41447 €'], [29507, 10996, 944], 41447],
      ['of a total of four figures', ['29,50', '10,90', '9,40', '49,80', '4980€'], [2950, 1090, 940], 4980],
      [
        'of a price like a year before others',
        ['45,00', '61,00', '1990', '125,90', '125,90'],
        [4500, 6100, 1990],
        12590,
      ],
      ['of a cent sign read as letters', ['29, 50', '10, oo', '9, 40', '48,90', '48,90'], [2950, 1000, 940], 4890],
      // Whole euros, where no others have cents, or what they come to has not less.
      ['in none', ['295€', '110€', '9€', '414€', '414€'], [29500, 11000, 900], 41400],
      ['in none of the lines', ['38,50', '61,50', '250€', '350,00', '350,00'], [3850, 6150, 25000], 35000],
      ['in none, total and all', ['38,50', '61,50', '250€', '350€', '350€'], [3850, 6150, 25000], 35000],
      [
        'in none of a total apart from its sign',
        ['295,07 €', '104,96 €', '19,97 €', '420 €', '420 €'],
        [29507, 10496, 1997],
        42000,
      ],
      ['in none of a total without one', ['295,07', '104,96', '19,97', '420', '420'], [29507, 10496, 1997], 42000],
      ['in none of the total', ['295,07', '104,96', '19,97', '420,00', '420€'], [29507, 10496, 1997], 42000],
    ])('has its comma again, as others below and above have it: %s', (_name, written, amounts, cents) => {
      const names = ['Opération', 'Extraction dentaire', 'Vermifuge', 'Somme', 'Total TTC']
      const said = understand(
        [
          createPage(`FACTURE\n${column(...names.map((name, at): [string, string] => [name, written[at] ?? '']))}`, {
            source: 'picture',
            confidence: 86,
          }),
        ],
        known,
      )
      expect(said.total_cents?.value ?? null).toBe(cents)
      expect(said.lines.slice(0, 3).map(({ amount_cents }) => amount_cents)).toEqual(amounts)
    })
    it.each([
      ['all', ['29,50 €', '1090€', '940€'], '44,80 €', [2950, 1090, 940]],
      ['all but one', ['29,50 €', '110€', '940€'], '143,90 €', [2950, 11_000, 940]],
      ['none', ['29,50 €', '110€', '940€'], '1 074,50 €', [2950, 11_000, 94_000]],
    ])('[READ-01] lines with signs, which may be whole euros, lost %s of their commas as the total says', (...row) => {
      const [, [one = '', two = '', three = ''], total, amounts] = row
      const written = `FACTURE\n${column(['Opération', one], ['Extraction dentaire', two], ['Vermifuge', three], ['Remise', '-5,00 €'], ['Total TTC', total])}`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual(amounts)
    })
    it('[READ-01] a tax that lost its comma still leads from the net amount to the total', () => {
      const written = `FACTURE\n${column(['Consultation', '45,00 €'], ['Métacam', '13,20 €'], ['Base HT', '58,20 €'], ['TVA 20 %', '9,00 €'], ['TVA 10 %', '132€'], ['Net à payer', '68,52 €'])}`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.lines.map(({ amount_cents, sure }) => [amount_cents, sure])).toEqual([
        [5400, true],
        [1452, true],
      ])
    })
    it('[READ-01] commas are lost before a column of rates as well, in all amounts of a row', () => {
      const row = (name: string, amount: string) => `${name.padEnd(24)}${amount.padEnd(14)}${amount.padEnd(14)}20%`
      const written = `FACTURE\n${row('Désignation', 'P.U.').replace('20%', 'TVA')}\n${[
        row('Consultation', '45,00 €'),
        row('Analyse urinaire', '4447 €'),
        row('Vermifuge', '31,31 €'),
        row('Détartrage', '11801 €'),
      ].join('\n')}\nMontant total TTC       238,79 €`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 4447, 3131, 11_801])
      expect(said.total_cents).toMatchObject({ value: 23_879, check: 'sum_of_lines' })
    })
    it('[READ-01] a figure before its unit lost no comma, though prices end below it', () => {
      const written = `FACTURE\nCoproscopie\n   1 x  33,50 €        33,50 €\nBravecto 500 mg\n   2 x  33,66 €        67,32 €\nTotal                 100,82 €`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([3350, 6732])
    })
    it('[READ-01] a misread line is mended by taxes whose headings end where the signs of their amounts do', () => {
      const at = (y: number, ...words: [text: string, x: number, width: number][]) =>
        words.map(([text, x, width]) => ({ text, x, y, width, height: 9, confidence: 86 }))
      const page = createPage(
        `FACTUUR\n${column(['Hospitalisatie', '1584,00 €'], ['Vaccin', '57,95 €'], ['Totaal', '2107,76 €'])}`,
        { source: 'picture', confidence: 95 },
      )
      const bill = page.words.map((word) => (word.text === '57,95' ? { ...word, confidence: 80 } : word))
      const taxes = [
        ...at(
          200,
          ['Tarief', 386, 24],
          ['Maatstaf', 463, 43],
          ['Bedrag', 532, 43],
          ['btw', 583, 18],
          ['Bedrag', 627, 43],
          ['incl.', 677, 19],
        ),
        ...at(
          217,
          ['21,00', 362, 34],
          ['%', 404, 7],
          ['1741,95', 422, 55],
          ['EUR', 486, 20],
          ['365,81', 530, 42],
          ['EUR', 581, 20],
        ),
        ...at(217, ['2107,76', 612, 55], ['EUR', 675, 20]),
      ]
      const said = understand([{ ...page, width: 800, words: [...bill, ...taxes] }], { ...known, country: 'BE' })
      expect(said.total_cents?.value).toBe(210_776)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([191_664, 19_112])
    })
    it('[READ-02] a total that names its tax behind it, and the tax that is included, are told apart', () => {
      const totalOfRows = (row: string) => {
        const page = createPage(`FACTURE\n${lines}\n${row}`, { source: 'picture', confidence: 86 })
        const words = page.words.map((word) => ({ ...word, height: 20 }))
        return understand([{ ...page, words }], known).total_cents?.value ?? null
      }
      expect(totalOfRows('105,00 € TVA comprise')).toBe(10_500)
      expect(totalOfRows('TVA incluse          105,00')).toBeNull()
    })
    it('[READ-01] a net amount and a tax that lost their commas have them again below one total', () => {
      const written = `FACTURE\n${column(['Total HT', '23737 €'], ['TVA 20 %', '4747 €'], ['Montant TTC', '284,84 €'])}`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.total_cents).toMatchObject({ value: 28_484, check: 'net_and_tax' })
    })
    it('a total of whole euros is not taken for a hundredth that a payment confirms', () => {
      const written = `FACTURE\n${column(['Ovariectomie', '291,67 €'], ['Total HT', '291,67 €'], ['TVA 20 %', '58,33 €'], ['Total TTC', '350 €'], ['Payé CB', '350 €'])}`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.total_cents?.value).toBe(35000)
    })
    it('a year whose month was misread is no amount', () => {
      const written = `FACTURE\n${column(['Opération', '295,07'], ['9 snoinbre', '2025'], ['Vermifuge', '9,44'])}`
      const said = understand([createPage(written, { source: 'picture', confidence: 86 })], known)
      expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([29507, 944])
    })
    it('is left as it is where no single one would do', () => {
      expect(picture(bill('37,80', '50,90')).map(([, sure]) => sure)).toEqual([false, false])
    })
  })

  it('lines that do not add up are never sure', () => {
    expect(read(`FACTURE\n${lines}\nTotal          115,00`).lines.map(({ sure }) => sure)).toEqual([false, false])
  })

  it('a number of 1 to 4 digits with a pen’s confidence, and such a day, are left empty', () => {
    const page = createPage(`FACTURE n° 143\nDate : 12/05/2026\n${lines}\nTotal 105,00`, {
      confidence: 60,
      source: 'picture',
    })
    expect(understand([page], known)).toMatchObject({ care_date: null, invoice_number: null, clinic: null })
  })
})

it.each(['Montant      Qté     Acte', 'Importo      Qtà     Descrizione', 'Bedrag      Aantal     Omschrijving'])(
  '[READ-01] amounts in the first column are named by what is behind them: %s',
  (heading) => {
    const { total_cents, lines } = read(
      `FACTURE n° 12\n${heading}\n  45,00        1     Consultation\n  60,00        2     Vaccin\n 105,00              Total`,
    )
    expect(total_cents?.value).toBe(10_500)
    expect(lines.map(({ label, amount_cents }) => [label, amount_cents])).toEqual([
      ['Consultation', 4500],
      ['Vaccin', 6000],
    ])
  },
)

describe('[READ-02] amounts in another currency', () => {
  it.each([
    'Consultation          CHF 45.00\nVaccin          CHF 60.00\nTotal          105.00',
    'Acte          Montant CHF\nConsultation          45.00\nVaccin          60.00\nTotal          105.00',
    'Acte          Montant (CHF)\nConsultation          45.00\nVaccin          60.00\nTotal          105.00',
    'Consultation          45.00\nVaccin          60.00\nTotal CHF:          105.00',
    'Consultation          45,00 £\nVaccin          60,00 £\nTotal          105,00 £',
    'Consultation          45.00 CHF\nVaccin          60.00 CHF\nTotal          105.00 CHF\nSoit          110,00 €',
  ])('are no total, nor lines: %j', (rows) =>
    expect(read(`FACTURE n° 12\n${rows}`)).toMatchObject({
      total_cents: null,
      lines: [],
      invoice_number: { value: '12' },
    }),
  )
  it('may stand beside euros', () =>
    expect(
      totalOf(
        'FACTURE n° 12\nConsultation          45,00 €\nVaccin          60,00 €\nTotal          105,00 €\nSoit          99,00 CHF',
      ),
    ).toBe(10_500))
})

it('[READ-01] lines that have the price of one alone come to the total by their quantities', () => {
  const { total_cents, lines } = read(
    'FACTURE n° 12\nActe          Qté     P.U.\nConsultation   1     45,00\nComprimés      30      2,00\nTotal TTC          105,00',
  )
  expect(total_cents).toMatchObject({ value: 10_500, check: 'sum_of_lines' })
  expect(lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 6000])
})

it.each([
  'Total net de taxes          105,00',
  'Solde reporté          20,00\nTotal facture          105,00\nTotal dû          125,00',
])('[READ-02] a bill’s own total is “%s”', (rows) => expect(totalOf(`FACTURE n° 12\n${lines}\n${rows}`)).toBe(10_500))

describe('[READ-02] several pages', () => {
  const page = (number: number, written: string) => createPage(written, { page: number })
  it('are one bill where the table goes on', () => {
    const said = understand(
      [page(1, `FACTURE n° 12\n${lines}`), page(2, 'Radiographie          80,00\nTotal TTC          185,00')],
      known,
    )
    expect(said).toMatchObject({
      total_cents: { value: 18500, box: { page: 2 } },
      lines: [{}, {}, { amount_cents: 8000 }],
    })
  })
  it.each([
    ['À reporter', 'Report', 'Page 1/2'],
    ['da riportare', 'Riporto', 'pag. 1 di 2'],
    ['Over te dragen', 'Overdracht', 'blz. 1 van 2'],
  ])('[READ-01] carry what they add up to so far forward, which is no line: %s', (to, from, foot) => {
    const said = understand(
      [
        page(1, `FACTURE n° 12\nActe          Montant €\n${lines}\n${to}          105,00\n${foot}`),
        page(2, `${from}          105,00\nRadiographie          80,00\nTotal TTC          185,00`),
      ],
      known,
    )
    expect(said.total_cents?.value).toBe(18500)
    expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 6000, 8000])
  })
  it.each([
    ['Suite page suivante', 'Suite de la page 1'],
    ['Transport', 'Transport'],
  ])('[READ-01] carry it forward by words that no list knows: %s', (to, from) => {
    const said = understand(
      [
        page(1, `FACTURE n° 12\nActe          Montant\n${lines}\n${to}          105,00`),
        page(2, `${from}          105,00\nRadiographie          80,00\nTotal TTC          185,00`),
      ],
      known,
    )
    expect(said.total_cents?.value).toBe(18500)
    expect(said.lines.map(({ amount_cents }) => amount_cents)).toEqual([4500, 6000, 8000])
  })
  it.each([
    ['Report', 'Page 2/2', 18_500],
    ['Report de la page précédente', '', 18_500],
    ['À reporter', 'Page : 2', 18_500],
    ['Riporto', 'pag. 2 di 2', 18_500],
    ['Overdracht', 'blz. 2 van 2', 18_500],
    // What a client owes is carried forward too.
    ['Report', '', null],
    ['Report', 'Page 1/1', null],
    ['Solde antérieur reporté', 'Page 2/2', null],
    ['Report', 'Conditions générales : voir page 2', null],
  ])('[READ-01] bring the total from a page that is not there: “%s”, “%s”', (from, foot, total) => {
    const said = understand(
      [
        page(
          1,
          `FACTURE n° 12\n${foot}\n${from}          105,00\nRadiographie          80,00\nTotal TTC          185,00`,
        ),
      ],
      known,
    )
    expect(said.total_cents?.value ?? null).toBe(total)
    expect(said.lines.map(({ amount_cents, sure }) => [amount_cents, sure])).toEqual([[8000, false]])
  })
  it('of several bills fill nothing that may be another’s', () => {
    const said = understand(
      [page(1, `FACTURE n° 12\n${lines}\nTotal 105,00`), page(2, 'FACTURE n° 13\nConsultation 45,00\nTotal 45,00')],
      known,
    )
    expect(said).toMatchObject({ document: 'invoice', total_cents: null, invoice_number: null, lines: [] })
  })
})

describe('[READ-02] what a picture leaves of a name or a number', () => {
  const said = (head: string, source: 'picture' | 'text' = 'picture') =>
    understand([createPage(`${head}\nDate : 12/05/2026\n${lines}`, { source })], known)
  it.each([
    ['Cabinet vétérinaire Lemoine', 'Cabinet vétérinaire Lemoine'],
    ['Medici Veterinari Associati', 'Medici Veterinari Associati'],
    ['Ambulatori Veterinari Riuniti', 'Ambulatori Veterinari Riuniti'],
    ['Dierenklinieken Noord', 'Dierenklinieken Noord'],
    ['JABINET VÉTÉRINAIRE LEMOINE', null],
    ['inet vétérinaire Lemoine', null],
    ['Dierenktiniek Ter Beke', null],
    ['DIFRENARTSENCENTRUM NOORD', null],
    ['Cabinet vétérinaire du', null],
    ['Ospedale veterinario Lago di', null],
    ['Dierenkliniek Noord van de .', null],
    ['Clinique des Lilas &', null],
    ['CLINICA VETERINARIA | PIOPPI', null],
    ['Clinica veterinaria l Pioppi', null],
    ['Clinica veterinaria I Pioppi', 'Clinica veterinaria I Pioppi'],
    ['Cabinet vétérinaire Duvan', 'Cabinet vétérinaire Duvan'],
  ])('the clinic %s', (head, name) => {
    expect(said(`${head}\nFACTURE n° 123`).clinic?.value ?? null).toBe(name)
  })
  it.each([
    ['Pet Care Lecco s.r.l.\nAmbulatorio veterinario', 14, 'Pet Care Lecco s.r.l.'],
    ['Mario Rossi\nAmbulatorio veterinario', 9, null],
    ['FATTURA\nAmbulatorio veterinario', 14, null],
    ['Pet Care Lecco s.r.l.\nVia Cavour 11, 23900 Lecco', 14, null],
  ])('a clinic whose name does not say what it is stands large above what does: %j', (head, height, name) => {
    const page = createPage(`${head}\nFACTURE n° 123\nDate : 12/05/2026\n${lines}`)
    const words = page.words.map((word) => (word.y < 30 ? { ...word, height } : word))
    expect(understand([{ ...page, words }], known).clinic?.value ?? null).toBe(name)
  })
  it('a clinic of a text is taken as it is written', () => {
    expect(said('vétérinaire Lemoine\nFACTURE n° 123', 'text').clinic?.value).toBe('vétérinaire Lemoine')
  })
  it('[READ-12] a number whose year has a misread digit is none', () => {
    expect(said('FACTURE n° 2625/1809').invoice_number).toBeNull()
    expect(said('FACTURE n° F2625-4268').invoice_number).toBeNull()
    expect(said('FACTURE n° 2025/1809').invoice_number?.value).toBe('2025/1809')
    expect(said('FACTURE n° 2625').invoice_number?.value).toBe('2625')
    for (const number of ['2604/1809', '2512-0031', 'F2610-42'])
      expect(said(`FACTURE n° ${number}`).invoice_number?.value).toBe(number)
    expect(said('FACTURE n° 2625/1809', 'text').invoice_number?.value).toBe('2625/1809')
  })
  it('[READ-12] a letter before a year and a stroke is none that was a digit', () => {
    for (const number of ['B26-1102', 'D2026/0099', 'S25.118'])
      expect(said(`FACTURE n° ${number}`).invoice_number?.value).toBe(number)
    for (const number of ['B1102', 'B11-02', 'O26-1102', '2B26-1102'])
      expect(said(`FACTURE n° ${number}`).invoice_number).toBeNull()
  })
  it('a year or a figure alone is no number', () => {
    expect(said('FACTURE n° 2025').invoice_number).toBeNull()
    expect(said('FACTURE n° 7').invoice_number).toBeNull()
    expect(said('FACTURE n° FV 2026').invoice_number).toBeNull()
    expect(said('FACTURE n° 17').invoice_number?.value).toBe('17')
    expect(said('FATTURA n. 7 del 15/01/2026').invoice_number?.value).toBe('7')
    expect(said('FACTURE n° 2025', 'text').invoice_number?.value).toBe('2025')
  })
})

it('[READ-02] a day of a picture that is written much higher than its page is a pen’s, and none', () => {
  const page = createPage(`FACTURE n° 123\nMilo, labrador\nChien\n12/05/2026\nVaccins à jour\n${lines}`, {
    source: 'picture',
  })
  const written = (height: number, source: 'picture' | 'text' = 'picture') =>
    understand(
      [{ ...page, source, words: page.words.map((word) => (/2026/.test(word.text) ? { ...word, height } : word)) }],
      known,
    ).care_date?.value ?? null
  expect([written(9), written(20), written(20, 'text')]).toEqual(['2026-05-12', null, '2026-05-12'])
})

describe('[READ-02] two readings of one picture', () => {
  const of = (written: string) => understandOnce([createPage(written, { source: 'picture' })], known)
  it('fill what one of them lacks', () => {
    const said = joined(
      of(`FACTURE n° 12\n${lines}`),
      of(`FACTURE\nDate : 12/05/2026\n${lines}\nTotal          105,00`),
    )
    expect(said).toMatchObject({
      invoice_number: { value: '12' },
      care_date: { value: '2026-05-12' },
      total_cents: { value: 10500 },
    })
  })
  it('leave empty what they say differently', () => {
    const said = joined(
      of(`FACTURE n° 12\nDate : 12/05/2026\n${lines}`),
      of(`FACTURE n° 17\nDate : 18/05/2026\n${lines}`),
    )
    expect(said).toMatchObject({ invoice_number: null, care_date: null })
  })
  it('leave a nameless day empty of which one of them says that it is the debt’s', () => {
    const nameless = of(`FACTURE\nMilo\n11/06/2026\n${lines}`)
    const due = of(`FACTURE\nÉchéance : 11/06/2026\n${lines}`)
    expect(nameless.paper.care_date?.value).toBe('2026-06-11')
    expect([joined(nameless, due).care_date, joined(due, nameless).care_date]).toEqual([null, null])
    const two = of(`FACTURE\nMilo\n12/05/2026          11/06/2026\n${lines}`)
    expect([joined(nameless, two).care_date, joined(two, nameless).care_date]).toEqual([null, null])
    const named = of(`FACTURE\nDate : 11/06/2026\n${lines}`)
    expect(joined(named, due).care_date?.value).toBe('2026-06-11')
  })
  it('[READ-09] are a credit note where one of them sees that it is', () => {
    const [one, other] = ['AVOIR n° 12', 'n° 12'].map((title) => of(`${title}\n${lines}\nTotal TTC          105,00`))
    if (!one || !other) throw new Error('no reading')
    for (const said of [joined(one, other), joined(other, one)])
      expect(said).toMatchObject({
        document: 'credit_note',
        total_cents: { value: -10_500 },
        lines: [{ amount_cents: -4500 }, { amount_cents: -6000 }],
      })
  })
  it('and prove each other’s sums: a tax that only one of them saw', () => {
    const first = of(`FACTURE\nTotal HT          105,00\nTotal TTC          110,25`)
    const second = understandOnce(
      [createPage(`FACTURE\nTVA          5,25\nTotal TTC          110,25`, { source: 'picture' })],
      known,
      first.amounts,
    )
    expect(joined(first, second).total_cents?.value).toBe(11025)
  })
})

describe('[READ-09] signs are kept', () => {
  const said = (written: string, more: Partial<MemberFacts> = {}) => {
    const { document, total_cents, lines: told } = read(written, more)
    return [document, total_cents?.value ?? null, told.map(({ amount_cents }) => amount_cents)]
  }
  const back = ['credit_note', -12_700, [-4500, -8200]]
  const both = (one: string, other: string, total: string) =>
    `FACTURE n° 12\nConsultation          ${one}\nRadiographie          ${other}\nTotal TTC          ${total}`

  it.each([
    ['in front', '-45,00 €', '-82,00 €', '-127,00 €'],
    ['typographic', '−45,00', '−82,00', '−127,00'],
    ['as a hyphen that does not break', '‑45,00', '‑82,00', '‑127,00'],
    ['behind', '45,00-', '82,00-', '127,00-'],
    ['behind the sign of euros', '45,00 €-', '82,00 €-', '127,00 €-'],
    ['behind, apart', '45,00 -', '82,00 -', '127,00 -'],
    ['before a sign in front', '-€ 45,00', '-€ 82,00', '-€ 127,00'],
    ['behind a sign in front', '€ -45,00', '€ -82,00', '€ -127,00'],
    ['of whole euros', '-45 €', '-82 €', '-127 €'],
    ['as brackets', '(45,00) €', '(82,00) €', '(127,00) €'],
    ['as brackets around the sign', '(45,00 €)', '(82,00 €)', '(127,00 €)'],
    ['as brackets and a minus', '(-45,00)', '(-82,00)', '(-127,00)'],
    ['at the lines alone', '-45,00', '-82,00', '127,00'],
    ['at the total alone', '45,00', '82,00', '-127,00'],
  ])('of a bill below zero, which is a credit note: %s', (_place, one, other, total) =>
    expect(said(both(one, other, total))).toEqual(back),
  )

  it.each(['Facture n° 118 du 03/11/2026', 'Fattura n. 118 del 03/11/2026', 'Factuur nr. 118 van 03/11/2026'])(
    'a bill below zero has a day of its own: %s',
    (title) =>
      expect(
        read(`${title}\nConsultation          54,00\nReprise aliment          -64,00\nTotal TTC          -10,00`),
      ).toMatchObject({ document: 'credit_note', care_date: { value: '2026-11-03' }, total_cents: { value: -1000 } }),
  )

  it('but none of the bill that it takes back', () =>
    expect(
      read(`RETOUR\nSur facture n° 99 du 07/10/2026\nReprise aliment          -64,00\nTotal TTC          -64,00`),
    ).toMatchObject({ document: 'credit_note', care_date: null }))

  it.each([
    'Soit la somme de : CENT VINGT-SEPT EUROS (127,00 €)',
    'Arrêtée la présente facture à la somme de cent vingt-sept euros (127,00)',
    'Net à payer TTC (127,00 EUR)',
    'Totale euro centoventisette/00 (127,00 €)',
    'Te betalen bedrag (€ 127,00)',
  ])('brackets within words are no minus: %s', (row) =>
    expect(said(`FACTURE n° 12\nConsultation          45,00\nRadiographie          82,00\n${row}`)).toEqual([
      'invoice',
      12_700,
      [4500, 8200],
    ]),
  )

  it.each([
    'AVOIR n° 12',
    "Facture d'avoir n° 12",
    "FACTURE D'ANNULATION N° 12",
    'NOTA DI CREDITO n. 12',
    'CREDITFACTUUR 12',
  ])('a credit note without any is below zero too: %s', (title) =>
    expect(said(both('45,00', '82,00', '127,00').replace('FACTURE n° 12', title))).toEqual(back),
  )

  it.each<[string, string, unknown[]]>([
    [
      'a returned item lowers the total',
      `FACTURE\n${lines}\nRetour médicament                                         -20,00\nTotal          85,00`,
      ['invoice', 8500, [4500, 6000, -2000]],
    ],
    [
      'where only its name says that it is one',
      `FACTURE\n${lines}\nAnnulation vaccin                                          60,00\nTotal          45,00`,
      ['invoice', 4500, [4500, 6000, -6000]],
    ],
    [
      'and the net amount that tax leads from',
      `FACTURE\nConsultation          40,00\nCroquettes          80,00\nRetour croquettes          -30,00\nTotal HT          90,00\nTVA 20 %          18,00\nTotal TTC          108,00`,
      ['invoice', 10_800, [4800, 9600, -3600]],
    ],
    [
      'more given back than asked for is a credit note',
      both('45,00', '-82,00', '-37,00'),
      ['credit_note', -3700, [4500, -8200]],
    ],
    ['and so is as much', both('45,00', '-45,00', '0,00'), ['credit_note', null, [4500, -4500]]],
    [
      'a deposit that leaves less than nothing to pay is none',
      `FACTURE\n${lines}\nTotal TTC          105,00\nAcompte          -150,00\nNet à payer          -45,00`,
      ['invoice', 10_500, [4500, 6000]],
    ],
    [
      'nor is an earlier credit that this bill takes off',
      `FACTURE n° 12 du 12/05/2026\n${lines}\nAvoir n° 7 du 02/05/2026                                  -20,00\nTotal TTC          85,00`,
      ['invoice', 8500, [4500, 6000, -2000]],
    ],
    [
      'a dash between words and an amount is no minus',
      `FACTURE n° 12\nConsultation - 45,00\nVaccin - 60,00\nTotal - 105,00`,
      ['invoice', 10_500, [4500, 6000]],
    ],
  ])('%s', (_case, written, wanted) => expect(said(written)).toEqual(wanted))

  it('a minus that a picture has at one amount alone is dirt', () => {
    const picture = (written: string) => understand([createPage(written, { source: 'picture', confidence: 95 })], known)
    expect(picture(both('-45,00', '82,00', '127,00')).lines.map(({ amount_cents }) => amount_cents)).toEqual([
      4500, 8200,
    ])
    expect(picture(both('45,00', '82,00', '-127,00'))).toMatchObject({
      document: 'invoice',
      total_cents: { value: 12_700 },
    })
    expect(picture(both('-45,00', '-82,00', '-127,00'))).toMatchObject({
      document: 'credit_note',
      total_cents: { value: -12_700 },
    })
  })
})

describe('[READ-02] a tax that names what it is reckoned from', () => {
  it.each<[string, MemberFacts['country'], string, number]>([
    ['su', 'IT', 'Visita          204,00\nIVA 22% su 204,00          44,88\nTotale documento          248,88', 24_888],
    ['di', 'IT', 'Visita          204,00\nIVA 22% di 204,00          44,88\nTotale documento          248,88', 24_888],
    [
      'in brackets',
      'IT',
      'Visita          204,00\nIVA 22% (imponibile 204,00)          44,88\nTotale          248,88',
      24_888,
    ],
    ['sur', 'FR', 'Consultation          70,00\nTVA 20 % sur 70,00 : 14,00\nTotal TTC          84,00', 8400],
    ['behind the tax', 'FR', 'Consultation          70,00\nTVA 14,00 (20 % sur 70,00)\nTotal TTC          84,00', 8400],
    [
      'within the total',
      'FR',
      'Consultation          84,00\nTotal TTC          84,00\nDont TVA 20 % sur 70,00 : 14,00',
      8400,
    ],
    ['op', 'BE', 'Consultatie          120,00\nBTW 21% op 120,00          25,20\nTe betalen          145,20', 14_520],
    [
      'of two rates',
      'IT',
      'Visita          200,00\nAntibiotico          20,00\nIVA 22% su 200,00          44,00\nIVA 10% su 20,00          2,00\nTotale          266,00',
      26_600,
    ],
  ])('%s (%s)', (_word, country, written, cents) =>
    expect(
      totalOf(`FATTURA\n${written}`.replace('FATTURA', country === 'IT' ? 'FATTURA' : 'FACTURE'), { country }),
    ).toBe(cents),
  )
})

describe('[READ-01] a head in columns', () => {
  const bill = (head: string) => {
    const { document, care_date, invoice_number, clinic } = read(
      `${head}\nConsultation                45,00\nTotal TTC                   45,00`,
    )
    return [document, care_date?.value ?? null, invoice_number?.value ?? null, clinic?.value ?? null]
  }
  const clinic = 'Clinique vétérinaire Belle Étoile'
  const right = (document: string) => [document, '2026-11-18', '45872', clinic]

  it.each<[string, unknown[], string]>([
    [
      'the title beside the clinic',
      right('invoice'),
      `${clinic}            FACTURE n° 45872\n18 avenue Foch, 57000 Metz                   du 18/11/2026`,
    ],
    [
      'the clinic beside the title',
      right('invoice'),
      `FACTURE n° 45872              ${clinic}\nDate : 18/11/2026             18 avenue Foch, 57000 Metz`,
    ],
    [
      'a quote’s',
      right('quote'),
      `${clinic}            DEVIS n° 45872\n18 avenue Foch, 57000 Metz                   du 18/11/2026`,
    ],
    [
      'a credit note’s',
      right('credit_note'),
      `${clinic}            AVOIR n° 45872\n18 avenue Foch, 57000 Metz                   du 18/11/2026`,
    ],
    [
      'names above values',
      right('invoice'),
      `${clinic}\nDate            N° facture      Client\n18/11/2026      45872           C0042`,
    ],
    [
      'short names above values',
      right('invoice'),
      `${clinic}\nFACTURE\nN° client     N°            Date           Échéance\nC0042         45872         18/11/2026     18/12/2026`,
    ],
    [
      'names of two rows',
      right('invoice'),
      `${clinic}\nFACTURE\nNuméro de      Date de        Numéro\nfacture        facture        client\n45872          18/11/2026     C0042`,
    ],
    [
      'names behind values',
      right('invoice'),
      `${clinic}\nFACTURE\n45872          N° de facture\n18/11/2026     Date\n18/12/2026     Échéance\nC0042          N° client`,
    ],
    ['the number below the title', right('invoice'), `${clinic}\nFACTURE\nN° 45872\nDate : 18/11/2026`],
    [
      'and the customer’s own references',
      right('invoice'),
      `${clinic}\nVotre référence : 4512\nN° client : 99812\nN° d'adhérent : 123456\nCommande n° 5566 du 02/11/2026\nFACTURE n° 45872\nDate : 18/11/2026`,
    ],
    [
      'and nothing but these',
      ['invoice', '2026-11-18', null, clinic],
      `${clinic}\nFACTURE          Client 44121\nVotre référence : 4512\nRéf. client : 99812\nN° de dossier : 7788\nN° d'adhérent : 123456\nBon de commande n° 5566\nDate : 18/11/2026`,
    ],
  ])('%s', (_case, wanted, head) => expect(bill(head)).toEqual(wanted))
})

it.each([
  [-5, 'picture'],
  [5, 'picture'],
  [-5, 'text'],
] as const)('[READ-01] an amount %i points beside the row of its label is in it: %s', (off, source) => {
  const page = createPage(
    `FACTURE n° 12\nConsultation          45,00\nVermifuge             11,00\nTotal TTC             56,00`,
    {
      source,
      confidence: 96,
    },
  )
  const words = page.words.map((word) => (word.text === '11,00' ? { ...word, y: word.y + off } : word))
  expect(understand([{ ...page, words }], known)).toMatchObject({
    total_cents: { value: 5600 },
    lines: [{ label: 'Consultation' }, { label: 'Vermifuge', amount_cents: 1100 }],
  })
})

describe('[READ-02] the clinic', () => {
  const clinicOf = (head: string) => {
    const { clinic } = read(`${head}\nFACTURE n° 12\nConsultation          45,00\nTotal TTC          45,00`)
    return clinic && [clinic.value, clinic.sure]
  }
  it.each([
    [
      'comes before a vet’s own name',
      'Dr Anne Petit, vétérinaire\nClinique des Tilleuls',
      ['Clinique des Tilleuls', true],
    ],
    ['may hold one', 'Cabinet du Dr Petit', ['Cabinet du Dr Petit', true]],
    ['may be called as a street is', "Clinique de l'Avenue\nDr Anne Petit", ["Clinique de l'Avenue", true]],
    [
      'stands behind what a vet is',
      'Dott. Paolo Rinaldi\nMedico Veterinario – Ambulatorio Borgo Antico',
      ['Ambulatorio Borgo Antico', true],
    ],
    [
      'is the head of a receipt over two rows',
      '     AMBULATORIO VETERINARIO\n           SAN MARTINO\n       VIA MILANO 20',
      ['AMBULATORIO VETERINARIO SAN MARTINO', true],
    ],
    ['is no kind above what a receipt is', '     CLINIQUE VETERINAIRE\n           DUPLICATA', null],
    ['is not the rest of a name', 'Farmacia Sant’Anna\ndel dr. Bini', null],
    [
      'is a vet where nothing else stands there, and not sure',
      'Docteur Anne Petit\n12 rue Verte',
      ['Docteur Anne Petit', false],
    ],
    [
      'is a vet who says what they are, and not sure',
      'Dr Anne Petit, vétérinaire',
      ['Dr Anne Petit, vétérinaire', false],
    ],
    ['is several vets', 'Vétérinaires du Lac', ['Vétérinaires du Lac', true]],
    [
      'is not whom the animal came from',
      'Adressé par : Clinique du Parc\nCHV des Tilleuls',
      ['CHV des Tilleuls', true],
    ],
    [
      'is not who stands in for it',
      'En dehors des horaires : Clinique de garde\nClinique du Lac',
      ['Clinique du Lac', true],
    ],
    ['is no customer', 'Mme Anne Clinique          Clinique du Lac', ['Clinique du Lac', true]],
    ['is no care', 'Visita clinica          30,00', null],
    ['is not only what it is', 'Cabinet vétérinaire\nTél. 02 99 00 00 00', null],
    ['is not somebody’s', 'Votre clinique :\nClinique des Tilleuls', ['Clinique des Tilleuls', true]],
    ['is no greeting', 'Bienvenue dans notre clinique\nClinique des Tilleuls', ['Clinique des Tilleuls', true]],
    ['may be Notre-Dame', 'Clinique Notre-Dame', ['Clinique Notre-Dame', true]],
    ['has no part of its label', 'Struttura veterinaria: Clinica Due Torri', ['Clinica Due Torri', true]],
    ['has its kind before a colon', 'Ambulatorio veterinario: San Rocco', ['Ambulatorio veterinario: San Rocco', true]],
    ['is not that of the vet who refers', 'Votre vétérinaire: Clinique du Lac', null],
    ['is no sentence', 'Votre clinique vous accueille du lundi au samedi', null],
    [
      'has no part of its label, whose colon is no word',
      'Votre clinique vétérinaire Centre vétérinaire des Tilleuls',
      ['Centre vétérinaire des Tilleuls', true],
    ],
    [
      'has no part of its label that is one of its words',
      'Clinique Clinique vétérinaire des Tilleuls',
      ['Clinique vétérinaire des Tilleuls', true],
    ],
    [
      'may have two words for a place',
      'SELARL Cabinet vétérinaire des Tilleuls',
      ['SELARL Cabinet vétérinaire des Tilleuls', true],
    ],
    ['may be named after its place', 'Clinique du Centre', ['Clinique du Centre', true]],
    [
      'may go on below',
      'Cabinet vétérinaire\nde la Roche aux Fées',
      ['Cabinet vétérinaire de la Roche aux Fées', true],
    ],
    [
      'may go on below, beside other words',
      'Dr Anne Petit            Cabinet vétérinaire\n12 rue Verte             des Deux Rives',
      ['Cabinet vétérinaire des Deux Rives', true],
    ],
    [
      'stands over two rows, beside rows that are lower',
      'AMBULATORIO VETERINARIO\n                                        Nr. 0118\nDEL BORGO ANTICO',
      ['AMBULATORIO VETERINARIO DEL BORGO ANTICO', true],
    ],
    [
      'goes on below its article',
      'CLINICA VETERINARIA\nLA ROCCA S.N.C.',
      ['CLINICA VETERINARIA LA ROCCA S.N.C.', true],
    ],
    [
      'goes on below a saint',
      'Denominazione: AMBULATORIO VETERINARIO SAN\nFRANCESCO SRL',
      ['AMBULATORIO VETERINARIO SAN FRANCESCO SRL', true],
    ],
    ['ends before an unfinished word', 'Cabinet vétérinaire Saint\n12 rue Verte', null],
    [
      'is more than what all partners call themselves',
      'STUDIO VETERINARIO ASSOCIATO\nGLI OLIVI',
      ['STUDIO VETERINARIO ASSOCIATO GLI OLIVI', true],
    ],
    [
      'is no part of it that others have too',
      'PHARMACIE VÉTÉRINAIRE      Clinique des Deux Rives',
      ['Clinique des Deux Rives', true],
    ],
    ['stands behind its label', 'Émetteur Cabinet vétérinaire du Pic', ['Cabinet vétérinaire du Pic', true]],
    [
      'ends before its number',
      'Poliambulatorio Veterinario Adriatico – P.I. 07643520567',
      ['Poliambulatorio Veterinario Adriatico', true],
    ],
    [
      'ends before its register',
      'Dierenziekenhuis Waasland bv – BE 0202.239.951 – RPR Gent',
      ['Dierenziekenhuis Waasland bv', true],
    ],
    [
      'ends before its tax number',
      'Centre vétérinaire Ardennes, TVA BE 0202.239.951',
      ['Centre vétérinaire Ardennes', true],
    ],
    [
      'follows a vet of many names',
      'Dr. vét. Simon Perrin – Cabinet vétérinaire rural de la Combe',
      ['Cabinet vétérinaire rural de la Combe', true],
    ],
    [
      'does not go on with an address',
      'Cabinet vétérinaire\nde 9 h à 19 h\nClinique des Tilleuls',
      ['Clinique des Tilleuls', true],
    ],
  ])('%s', (_case, head, wanted) => expect(clinicOf(head)).toEqual(wanted))

  it.each([
    'Vétérinaire ostéopathe - n° Ordre 18442',
    'Vétérinaire comportementaliste',
    'VÉTÉRINAIRE À DOMICILE',
    'Vétérinaire équin',
    "Diplômée de l'École Nationale Vétérinaire de Toulouse",
    'DIE de vétérinaire comportementaliste',
    'Membre du réseau Vétofamily',
    'Médecine et chirurgie vétérinaires',
    'Ostéopathie vétérinaire',
    'N° Ordre vétérinaire 18442',
    'Laureata in Medicina Veterinaria',
    'Veterinaria a domicilio',
  ])('is not what a vet is or learned: %s', (below) => {
    expect(clinicOf(`Dr Louise Marin\n${below}`)).toEqual(['Dr Louise Marin', false])
    expect(clinicOf(`Clinique du Lac\n${below}`)).toEqual(['Clinique du Lac', true])
  })

  it.each([
    ['Cabinet vétérinaire Duhamel, 14 avenue de la République, 59000 Lille', 'Cabinet vétérinaire Duhamel'],
    ['Cabinet vétérinaire Duhamel 14 bis rue Verte 59000 Lille', 'Cabinet vétérinaire Duhamel'],
    ['Clinique vétérinaire Pasteur - 5 rue Pasteur - 21000 DIJON', 'Clinique vétérinaire Pasteur'],
    ['Clinique vétérinaire Cap Nord - ZA des Landes', 'Clinique vétérinaire Cap Nord'],
    ['Clinique vétérinaire Cap Nord · 02 99 00 00 00 · accueil@capnord.example', 'Clinique vétérinaire Cap Nord'],
    ['SELARL Clinique Horizon - N° Ordre 500123', 'SELARL Clinique Horizon'],
    ['Clinique Horizon, capital 10 000 euros - APE 7500Z', 'Clinique Horizon'],
    ['SELARL Clinique du Lac au capital de 10 000 €', 'SELARL Clinique du Lac'],
    ['Clinica Veterinaria Orizzonte - Iscr. Albo n. 3321', 'Clinica Veterinaria Orizzonte'],
    ['Dierenkliniek De Leie - Orde nr. N2411', 'Dierenkliniek De Leie'],
    ['Clinique de la Place - 3 place du Marché', 'Clinique de la Place'],
    ['CLINIQUE VÉTÉRINAIRE DU MAIL - 45000 ORLÉANS', 'CLINIQUE VÉTÉRINAIRE DU MAIL'],
    ['Clinique vétérinaire du Mail - mail : accueil@lemail.example', 'Clinique vétérinaire du Mail'],
    ['Clinica Veterinaria Due Torri, Piazza Maggiore 4, Bologna', 'Clinica Veterinaria Due Torri'],
    ['Dierenkliniek De Leie - Kortrijksesteenweg 12 - 9000 Gent', 'Dierenkliniek De Leie'],
    ['Clinique vétérinaire du 8 mai 1945', 'Clinique vétérinaire du 8 mai 1945'],
    ['Clinique vétérinaire des Lilas - Rennes', 'Clinique vétérinaire des Lilas - Rennes'],
  ])('ends before its address: %s', (head, name) => expect(clinicOf(head)).toEqual([name, true]))

  it.each([
    ['Clinique Vétérinaire VETOUEST', 'Clinique Vétérinaire VETOUEST'],
    ['VetoCare\nClinique vétérinaire', 'VetoCare'],
    ['VETOSUD\nClinique vétérinaire du Port', 'Clinique vétérinaire du Port'],
  ])('may bear a name that begins as its kind does: %j', (head, name) => expect(clinicOf(head)).toEqual([name, true]))
})

describe('[READ-02] whole euros without a sign', () => {
  const column = (...rows: [string, string][]) =>
    rows.map(([label, amount]) => `${label.padEnd(30)}${amount.padStart(8)}`).join('\n')
  it.each<[string, string, number | null, number[]]>([
    [
      'below a head that says euros',
      column(['Désignation', 'Prix (€)'], ['Consultation', '45'], ['Vaccin', '60'], ['Total', '105']),
      10_500,
      [4500, 6000],
    ],
    [
      'of a thousand',
      column(['Désignation', 'EUR'], ['Chirurgie', '1 450'], ['Vaccin', '60'], ['Total', '1 510']),
      151_000,
      [145_000, 6000],
    ],
    [
      'beside amounts with cents',
      column(['Consultation', '45'], ['Vaccin', '60,50'], ['Total', '105,50']),
      10_550,
      [4500, 6050],
    ],
    [
      'but for a year',
      column(['Consultation', '45,00'], ['Vaccin', '60,00'], ['Total', '105,00'], ['Membre depuis', '2026']),
      10_500,
      [4500, 6000],
    ],
    [
      'and quantities',
      `Désignation        Qté    Montant\nConsultation         1      45,00\nCompresses           2\nVaccin               1      60,00\nTotal                      105,00`,
      10_500,
      [4500, 6000],
    ],
  ])('%s', (_case, written, total, wanted) => {
    const said = read(`FACTURE n° 12\n${written}`)
    expect([said.total_cents?.value ?? null, said.lines.map(({ amount_cents }) => amount_cents)]).toEqual([
      total,
      wanted,
    ])
  })
})

describe('[READ-06] a bill of several animals', () => {
  it('that bear one name is one bill', () => {
    const said = read(
      `FACTURE n° 12\nAnimal : Milo (chien)\nConsultation          45,00\nTotal Milo          45,00\nAnimal : Milo (chat)\nVaccin          60,00\nTotal Milo          60,00\nTotal TTC          105,00`,
      { names: ['Milo', 'Milo'] },
    )
    expect(said).toMatchObject({ total_cents: { value: 10_500 }, animal: null, lines: [{}, {}] })
  })
})

describe('[READ-06] a card slip', () => {
  const slip = (lines: string) => read(`CARTE BANCAIRE\nSANS CONTACT\n${lines}\nTICKET CLIENT\nA CONSERVER`)
  const paid = 'CLINIQUE DES TILLEULS\n35000 RENNES\nLE 24/11/26 A 15:04:12\nTERMINAL 0042\nAUTORISATION 881203'

  it('is read with its amount, its day and the clinic', () => {
    expect(slip(`${paid}\nMONTANT = 185,40 EUR\nDEBIT`)).toMatchObject({
      document: 'card_slip',
      total_cents: { value: 18_540, sure: true },
      care_date: { value: '2026-11-24' },
      clinic: { value: 'CLINIQUE DES TILLEULS' },
      lines: [],
    })
    const italian = `PAGOBANCOMAT\nESERCENTE 991\nTERMINALE 4\nAUTORIZZAZIONE 22\nIMPORTO EUR          74,00\nTRANSAZIONE ESEGUITA\nCOPIA CLIENTE`
    expect(read(italian).total_cents?.value).toBe(7400)
  })

  it.each([
    ['names two amounts', `${paid}\nMONTANT 185,40 EUR\nTOTAL 190,40 EUR`],
    ['names what is left on a card', `${paid}\nSOLDE 185,40 EUR`],
    ['names none', paid],
  ])('has no amount where it %s', (_case, lines) => {
    expect(slip(lines)).toMatchObject({ document: 'card_slip', total_cents: null })
  })
})

describe('[READ-02] the proof of payment', () => {
  const proof = (rows: string, total = 'Total TTC     105,00') =>
    read(`Clinique vétérinaire des Lilas\nFACTURE n° 2026-0143\n${lines}\n${total}\n${rows}`).payment_proof?.value ??
    null

  it.each([
    ['Facture acquittée', 'Facture acquittée'],
    ['Acquittée le 12/05/2026', 'Acquittée le 12/05/2026'],
    ['Réglé par CB       105,00', 'Réglé par CB 105,00'],
    ['Payé le 12/05/2026 par carte bancaire', 'Payé le 12/05/2026 par carte bancaire'],
    ['Fattura quietanzata', 'Fattura quietanzata'],
    ['Pagato con bancomat     105,00', 'Pagato con bancomat 105,00'],
    ['Betaald met Bancontact', 'Betaald met Bancontact'],
    ['Pour acquit', 'Pour acquit'],
    ['Réglé par chèque No 1234567', 'Réglé par chèque No 1234567'],
    ['Betaald via Bancontact voor 105,00', 'Betaald via Bancontact voor 105,00'],
    ['Pagato con bancomat no. 12', 'Pagato con bancomat no. 12'],
  ])('is its own words: %s', (rows, words) => expect(proof(rows)).toBe(words))

  it.each([
    'Facture non acquittée',
    'A payer avant le 30/05/2026',
    'Toute facture non réglée porte intérêt',
    'TVA acquittée sur les encaissements',
    'Acompte réglé le 10/05/2026      50,00',
    'Réglé par CB       50,00',
    'Réglé par CB       0,00',
    'Réglé par CB       50,00\nReste à payer       55,00',
    'Facture acquittée\nReste dû      20,00',
    'Déjà réglé      105,00',
    'Da pagare entro il 30/05/2026',
    'Non pagato',
    'Niet betaald',
    'Te betalen',
    'Mode de règlement : CB, chèque, espèces',
    'Payé : non',
    'Payé le            par',
    'Réglé le :',
    'Payée sous 30 jours',
    'Réglée à réception',
    'Facture payée avant le 30/05/2026 : 2 % de remise',
    'Pagato entro 30 giorni',
    'Pagato: no',
    'Betaald binnen 14 dagen',
    'Payé en 3 fois',
    'Réglé en 4 mensualités',
    'Pagato in 2 rate',
    'Betaald in 3 termijnen',
  ])('is none: %s', (rows) => expect(proof(rows)).toBeNull())

  it('is none of a quote', () =>
    expect(read(`DEVIS n° 12\n${lines}\nTotal TTC     105,00\nPayé par CB     105,00`).payment_proof).toBeNull())
})

describe('[READ-06] the animal', () => {
  const named = (row: string, names = ['Mirza', 'Oslo']) =>
    read(`Clinique vétérinaire des Lilas\nFACTURE n° 2026-0143\n${row}\n${lines}\nTotal TTC     105,00`, { names })
      .animal?.value ?? null

  it.each([
    ['Animal : Mirza', 'Mirza'],
    ['ANIMAL : MIRZA     Client : Mme OSLO', 'Mirza'],
    ['Patient : Oslo (chien, 12 kg)', 'Oslo'],
    ['Dossier de Mirza', 'Mirza'],
    ['Mirza / chien / 8,40 kg', 'Mirza'],
    ['Ordonnance du Dr E. Wolff          Mirza, chien', 'Mirza'],
    ['MIRZA (chienne)     12,00 kg', 'Mirza'],
    ['Oslo, gatto europeo     4,20 kg', 'Oslo'],
    ['Mirza hond 31,50 kg', 'Mirza'],
    ['Dier: Oslo', 'Oslo'],
    ['Détartrage sous anesthésie de Mirza          180,00', 'Mirza'],
    ['Visita e medicazione di Oslo          38,00', 'Oslo'],
    ['03/03     Mirza     Consultation à domicile     60,00', 'Mirza'],
    ['Mirza – Consultation          60,00', 'Mirza'],
    ['Visita specialistica (Oslo)          60,00', 'Oslo'],
    ['Visita clinica - Oslo          60,00', 'Oslo'],
  ])('that %s names is the member’s own', (row, name) => {
    expect(named(row)).toBe(name)
  })

  it.each([
    ['a street', '14 rue Mirza, 35000 Rennes'],
    ['a person', 'Mme Mirza Dupont'],
    ['a man', 'M. Mirza Dupont'],
    ['a line that was billed', 'Croquettes Mirza                1    12,00     12,00'],
    ['two animals', 'Animaux : Mirza et Oslo'],
    ['another animal', 'Animal : Rex'],
    ['one name alone beside another in a line', 'MIRZA - Consultation          45,00\nOSLO - Vermifuge'],
    ['one name alone above another in a line', 'MIRZA - Vermifuge\nVaccin OSLO          45,00'],
    [
      'a preposition in one line and another animal in the next',
      'Bain de Mirza          12,00\nVaccin OSLO          45,00',
    ],
    ['a kind of animal in a line', 'Croquettes Mirza chien          12,00'],
    ['a longer word', 'Animal : Mirzana'],
  ])('is not told by %s', (_case, row) => {
    expect(named(row)).toBeNull()
  })

  it('is nobody’s where two of the member’s bear one name', () => {
    expect(named('Animal : Mirza', ['Mirza', 'MIRZA'])).toBeNull()
  })
})
