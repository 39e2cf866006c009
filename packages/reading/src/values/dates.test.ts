import { describe, expect, it } from 'vitest'
import { createPage, known, rowsIn } from '../tests/page-of.ts'
import { understand } from '../understand.ts'
import { findCareDate } from './care-date.ts'
import { findDays } from './dates.ts'

const daysIn = (written: string) => rowsIn(written).flatMap((row) => findDays(row).map(({ day }) => day))
const careDate = (written: string, more = {}) =>
  findCareDate(rowsIn(written), { ...known, ...more }, () => true)?.day ?? null

describe('[READ-01] a day', () => {
  it.each([
    ['Date : 12/05/2026', ['2026-05-12']],
    ['le 1er mars 2026', ['2026-03-01']],
    ['12 décembre 2025', ['2025-12-12']],
    ['12 déc. 2025', ['2025-12-12']],
    ['Data 3 febbraio 2026', ['2026-02-03']],
    ['7 augustus 2026', ['2026-08-07']],
    ['12.5.26', ['2026-05-12']],
    ['12-05-2026', ['2026-05-12']],
    ['2026-05-12', ['2026-05-12']],
    ['12. 05. 2026', ['2026-05-12']],
    ['12-mai-2026', ['2026-05-12']],
    ['du 12/05/2026 au 14/05/2026', ['2026-05-12', '2026-05-14']],
    ['12 / 05 / 2026', ['2026-05-12']],
    ['lì 1° maggio 2026', ['2026-05-01']],
    ['le 1 er novembre 2026', ['2026-11-01']],
    ['le 1ᵉʳ novembre 2026', ['2026-11-01']],
    // As a picture's raised letters are read.
    ['le 1°" novembre 2026', ['2026-11-01']],
    ['le 1°” novembre 2026', ['2026-11-01']],
    ['le 1* novembre 2026', ['2026-11-01']],
    ['le 2" novembre 2026', []],
    ['ven. 12/11/26', ['2026-11-12']],
    ['12/11/2026-17:42', ['2026-11-12']],
    ['12/11/2026-9h05', ['2026-11-12']],
    ['12 nov. 2026', ['2026-11-12']],
    ['jeu. 12 nov. ’26', ['2026-11-12']],
    ['12-nov.-2026', ['2026-11-12']],
    ['12‑11‑2026', ['2026-11-12']],
    ['12–11–2026', ['2026-11-12']],
    ['12.XI.2026', ['2026-11-12']],
    ['12 XI 2026', ['2026-11-12']],
    ['2026-11-12T10:32:00+01:00', ['2026-11-12']],
    ['12/11/2026, 10:32', ['2026-11-12']],
    ['12 november 2026', ['2026-11-12']],
    ['12 juill. 2026', ['2026-07-12']],
    ['le douze novembre 2026', ['2026-11-12']],
    ['le vingt et un novembre 2026', ['2026-11-21']],
    ['le premier mars 2026', ['2026-03-01']],
    ['le trois novembre deux mille vingt-six', ['2026-11-03']],
    ['le vingt et un novembre deux mille vingt six', ['2026-11-21']],
    ['trente et un décembre deux mille vingt et un', ['2021-12-31']],
    ['lì tre novembre duemilaventisei', ['2026-11-03']],
    ['drie november tweeduizend zesentwintig', ['2026-11-03']],
    ['trois novembre deux mille', []],
    ['Date : 12 11 2026', ['2026-11-12']],
    // A month never stands first.
    ['November 12, 2026', []],
    ['11/25/2026', []],
    ['12 11 2026 45', []],
    ['31/02/2026', []],
    ['12/13/2026', []],
    ['1ste december 2026', ['2026-12-01']],
    ['3de november 2026', ['2026-11-03']],
    ['3·11·2026', ['2026-11-03']],
    ['3/11/’26', ['2026-11-03']],
    ['D.P.R. 633 del 26/10/1972', []],
    ['1/2', []],
    ['02 98 12 05 26', []],
  ])('%s', (written, days) => expect(daysIn(written)).toEqual(days))
})

describe('[READ-02] the day of care', () => {
  it.each([
    ['Date : 12/05/2026', '2026-05-12'],
    ['Facture n° 12 du 12/05/2026', '2026-05-12'],
    ['Fattura n. 12 del 12/05/2026', '2026-05-12'],
    ['Factuurdatum: 12/05/2026', '2026-05-12'],
    ['Rennes, le 12 mai 2026', '2026-05-12'],
    // The words above a day, in a table of its own.
    ['N° facture          Date\n2026-12             12/05/2026', '2026-05-12'],
    // Care comes before the bill's own day.
    ['Date de facture : 14/05/2026\nDate des soins : 12/05/2026', '2026-05-12'],
    ['Date : 12/05/2026\nÉchéance : 11/06/2026', '2026-05-12'],
    ['Milo, né le 03/02/2025\nDate : 12/05/2026', '2026-05-12'],
    ['Data: 12/05/2026\nProssimo richiamo: 12/05/2027', '2026-05-12'],
    ['Vervaldatum 30/05/2026\nDatum 12/05/2026', '2026-05-12'],
    ['FACTURE n° 12          12/05/2026\nAcompte reçu le 10/05/2026', '2026-05-12'],
    ['Note 12          12/05/2026\nArrhes encaissées le 10/05/2026', '2026-05-12'],
    ['Parcella nr. 12          12/05/2026\nAcconto ricevuto il 10/05/2026', '2026-05-12'],
    ['Nota 12          12/05/2026\nCaparra pagata il 10/05/2026', '2026-05-12'],
    ['Nota 12          12/05/2026\nVoorschot ontvangen op 10/05/2026', '2026-05-12'],
    ['Facture d’acompte du 12/05/2026', '2026-05-12'],
    ['Facture d’acompte          Le 12 mai 2026\nDevis du 02/05/2026', '2026-05-12'],
    ['Fattura di acconto del 12/05/2026', '2026-05-12'],
    // A mail that the bill is printed in has a day of its own.
    [
      'De : Clinique <a@lilas.example>\nÀ : J. Morvan\nDate : 18 nov. 2026 à 09:12\nObjet : Facture\nDate : 03/11/2026',
      '2026-11-03',
    ],
    ['Da Clinica <a@b.example>\nInviato 18/11/2026 09:12\nOggetto Fattura\nFattura n. 12 del 03/11/2026', '2026-11-03'],
    ['Van: Kliniek <a@b.example>\nOnderwerp: factuur\nVerzonden: 18/11/2026\nDatum 03/11/2026', '2026-11-03'],
    ['Objet : consultation\nDate : 03/11/2026', '2026-11-03'],
    // A bill names the prescription of what it sells, and when it was paid.
    ['FACTURE n° 12 le 03/11/2026\nOrdonnance du Dr Petit du 02/11/2026', '2026-11-03'],
    ['FACTURE n° 12 le 03/11/2026\nDate de prescription : 02/11/2026', '2026-11-03'],
    ['FATTURA n. 12 del 03/11/2026\nRicetta del dott. Bini del 02/11/2026', '2026-11-03'],
    ['FACTUUR nr. 12 van 03/11/2026\nVoorschrift van dr. Peeters van 02/11/2026', '2026-11-03'],
    ['FACTURE n° 12 sur ordonnance, facture du 03/11/2026', '2026-11-03'],
    ['Date de facture : 03/11/2026\nDate de règlement : 10/11/2026', '2026-11-03'],
    ['Factuurdatum: 03/11/2026\nBetaaldatum: 10/11/2026', '2026-11-03'],
    ['Reçu n° 12\nDate de règlement : 10/11/2026', '2026-11-10'],
    ['Reçu n° 12\nMilo, castré le 12/05/2024\nDate de la consultation : 03/11/2026', '2026-11-03'],
    ['FACTURE n° 12\nOrdonnance Dr Petit, délivrée le 03/11/2026', '2026-11-03'],
    ['FACTURE n° 12\nOrdonnance : Dr Petit               Rennes, le 03/11/2026', '2026-11-03'],
    // Nothing is filled from these.
    ['Échéance : 11/06/2026', null],
    ['Né le 03/02/2025', null],
    ['Date : 27/11/2026', null],
    ['Date : 12/05/2023', null],
    ['12/05/2026\n14/06/2026', null],
    ['Date : 12/05/2026\nDate : 14/06/2026', null],
    ['Date d’impression : 12/05/2026', null],
    ['Data di stampa 12/05/2026\nDel 14/05/2026', '2026-05-14'],
    ['Aucune date', null],
  ])('%j', (written, day) => expect(careDate(written)).toBe(day))

  const lines = (...rows: string[]) => `FACTURE n° 12\nDate : 18/11/2026\n${rows.join('\n')}\nTotal TTC          105,00`
  const understood = (written: string) => understand([createPage(written)], known).care_date?.value ?? null

  it.each<[string, string, string | null]>([
    [
      'two days in their names',
      lines('Consultation du 02/11/2026          45,00', 'Radiographies du 04/11/2026          60,00'),
      null,
    ],
    ['a day after the bill’s', lines('Acompte pour chirurgie du 20/11/2026          105,00'), null],
    ['a time', lines('Pension du 01/11/2026 au 06/11/2026          105,00'), null],
    ['a validity', lines('Vaccin rage, valable du 03/11/2026 au 02/11/2029          105,00'), '2026-11-18'],
    [
      'another day behind its own',
      lines('03/11/2026   Lecture analyses du 30/10/2026          25,00', '03/11/2026   Consultation          80,00'),
      '2026-11-03',
    ],
    ['two days', lines('02/11/2026 Consultation          45,00', '09/11/2026 Radiographie          60,00'), null],
    [
      'one day',
      lines('02/11/2026 Consultation          45,00', '02/11/2026 Radiographie          60,00'),
      '2026-11-02',
    ],
    [
      'two days in a column',
      lines(
        'Date          Acte          Montant',
        '02/11/2026    Consultation    45,00',
        '09/11/2026    Radiographie    60,00',
      ),
      null,
    ],
    [
      'two days in their names',
      lines('Consultation du 02/11/2026          45,00', 'Consultation du 09/11/2026          60,00'),
      null,
    ],
    [
      'two days above them',
      lines(
        'Visite du 02/11/2026',
        'Consultation          45,00',
        'Visite du 09/11/2026',
        'Radiographie          60,00',
      ),
      null,
    ],
    [
      'two days in rows of their own',
      lines(
        'Acte          Montant',
        '02/11/2026',
        'Consultation          45,00',
        'Le 09/11/2026 :',
        'Radiographie          60,00',
      ),
      null,
    ],
    [
      'two days of which the first could be the bill’s',
      lines(
        'Acte          Montant',
        'Séance du 02/11/2026',
        'Consultation          45,00',
        'Séance du 09/11/2026',
        'Radiographie          60,00',
      ),
      null,
    ],
    [
      'one day in a row of its own',
      lines('Acte          Montant', '02/11/2026', 'Consultation          45,00', 'Radiographie          60,00'),
      '2026-11-02',
    ],
    ['two days without a year', lines('03/11 Consultation          45,00', '09/11 Radiographie          60,00'), null],
    [
      'one without a year',
      lines('03/11 Consultation          45,00', '03/11 Radiographie          60,00'),
      '2026-11-03',
    ],
    [
      'one without a year, of the year before',
      lines('03/12 Consultation          45,00', '03/12 Radiographie          60,00'),
      '2025-12-03',
    ],
    ['half a tablet', lines('1/2 comprimé          45,00', 'Radiographie          60,00'), '2026-11-18'],
    ['none', lines('Consultation          45,00', 'Radiographie          60,00'), '2026-11-18'],
    ['another day in a name', lines('Huisbezoek op 02/11/2026          45,00', 'Radiographie          60,00'), null],
    [
      'another day in a name, del',
      lines('Medicazione del 02/11/2026        45,00', 'Radiografia          60,00'),
      null,
    ],
    [
      'another day in a name, le',
      lines('Vaccin fait le 02/11/2026         45,00', 'Radiographie          60,00'),
      null,
    ],
    [
      'the bill’s day in a name',
      lines('Huisbezoek op 18/11/2026          45,00', 'Radiographie          60,00'),
      '2026-11-18',
    ],
  ])('by lines with %s', (_case, written, day) => expect(understood(written)).toBe(day))

  it.each([
    ['Nr. 2026-77 van 12/11/2026', 'Verzorging van uw kat Milo op 09/11/2026', '2026-11-09'],
    ['Facture 2026-77 du 12/11/2026', 'Soins prodigués à votre chien Milo le 09/11/2026', '2026-11-09'],
    ['Fattura 77 del 12/11/2026', 'Prestazioni eseguite sul cane Milo in data 09/11/2026', '2026-11-09'],
    ['Facture 2026-77 du 12/11/2026', 'Acte du 09/11/2026', '2026-11-09'],
    ['Facture 2026-77 du 12/11/2026', 'Chirurgie du 09/11/2026 : Milo', '2026-11-09'],
    ['Facture établie le 12/11/2026', 'Passage du 09/11/2026 à 23h40', '2026-11-09'],
    ['Facture 2026-77 du 12/11/2026', 'Consultation de contrôle de votre chien prévue le 20/11/2026', null],
  ])('%s; %s', (bill, care, day) =>
    expect(understood(`${bill}\n${care}\nConsultation          45,00\nTotal TTC          45,00`)).toBe(day),
  )

  it.each([
    ['FR', 'Facture n° 118 du 03/11/2026 - édition du 25/11/2026'],
    ['FR', 'DUPLICATA du 25/11/2026\nFacture n° 118 du 03/11/2026'],
    ['FR', 'DUPLICATA\nFacture duplicata n° 118 du 03/11/2026'],
    ['FR', 'Facture n° 118          Lyon, le 03/11/2026\nDevis accepté n° D-2026-0310 du 05/10/2026'],
    ['FR', 'Facture n° 118          Lyon, le 03/11/2026\nSuivant devis DV26/0310 du 05/10/2026'],
    ['FR', 'Facture n° F-118 du 03/11/2026\nBL n° 5512 du 01/11/2026'],
    ['IT', 'Fattura n. 118 del 03/11/2026\nD.d.T. n. 12 del 01/11/2026'],
    ['IT', 'Fattura n. 118 del 03/11/2026\nRistampa del 25/11/2026'],
    ['BE', 'Factuur nr. 118 van 03/11/2026\nLeveringsbon nr. 12 van 01/11/2026'],
    ['BE', 'Factuur nr. 118 van 03/11/2026\nKopie van 25/11/2026'],
    ['FR', 'Facture n° 118 du 03/11/2026\nFermeture annuelle du 01/08/2026 au 15/08/2026'],
    ['FR', 'Facture n° 118 - 03/11/2026\nAccident du 01/11/2026'],
    ['FR', 'Facture n° 118 - 03/11/2026\nSinistre n° 5541 du 01/11/2026'],
    ['IT', 'Fattura n. 118          Verona, 03/11/2026\nIncidente del 01/11/2026'],
    ['BE', 'Factuur nr. 118 - 03/11/2026\nOngeval van 01/11/2026'],
    ['FR', 'Facture n° 118 du 03/11/2026\nContrat du 01/01/2026 au 31/12/2026'],
  ] as const)('is none of a copy, a delivery, a quote or a time beside the bill: %s %s', (country, head) =>
    expect(
      understand([createPage(`${head}\nConsultation          45,00\nTotal          45,00`)], { ...known, country })
        .care_date?.value,
    ).toBe('2026-11-03'),
  )

  it.each([
    'Hospitalisation du 03/11/2026 au 06/11/2026',
    'Hospitalisation du 03 au 06/11/2026',
    'Hospitalisation du 03/11 au 06/11/2026',
    'Soins du 3 au 6 novembre 2026',
    'Période du 03/11/2026 - 06/11/2026',
    'Ricovero dal 03/11/2026 al 06/11/2026',
    'Opname van 03/11/2026 tot 06/11/2026',
  ])('is none of care that took several: %s', (stay) => {
    const care = 'Chirurgie          45,00\nTotal          45,00'
    expect(understood(`FACTURE n° 118\n${stay}\n${care}`)).toBeNull()
    expect(understood(`FACTURE n° 118 du 07/11/2026\n${stay}\n${care}`)).toBeNull()
    expect(understood(`FACTURE n° 118\n${stay}          30,00\n${care}`)).toBeNull()
  })

  it.each([
    'Uiterste datum 01/11/2026',
    'Uiterlijk te betalen op 01/11/2026',
    'À régler au plus tard le 01/11/2026',
    'Prélèvement le 01/11/2026',
    'Da pagare non oltre il 01/11/2026',
  ])('is not that by which the bill is to be paid: %s', (row) =>
    expect(understood(`FACTURE 118\nConsultation          45,00\nTotal TTC          45,00\n${row}`)).toBeNull(),
  )

  const credit = (...rows: string[]) =>
    understood(`${rows.join('\n')}\nConsultation          45,00\nTotal          45,00`)
  it.each([
    [['AVOIR n° 12 du 12/11/2026', 'Annule la facture 99 du 07/10/2026']],
    [['AVOIR n° 12 sur facture F2026-1187 du 07/10/2026', 'Date : 12/11/2026']],
    [['AVOIR', 'Facture d’origine : F2026-1187 du 07/10/2026', 'Avoir du 12/11/2026']],
    [['AVOIR n° 12', 'Date de facture : 12/11/2026']],
    [['NOTA DI CREDITO n. 12 del 12/11/2026', 'Rif. fattura n. 99 del 07/10/2026']],
    [['CREDITNOTA nr. 12 van 12/11/2026', 'Betreft factuur 99 van 07/10/2026']],
    [
      [
        'AVOIR N°                             AV-12',
        'Clinique des Lilas     Date                 12/11/2026',
        '31 boulevard Pasteur   Facture d’origine    FA-99',
        '38000 Grenoble         du                   07/10/2026',
      ],
    ],
    [
      [
        'NOTA DI CREDITO',
        'Numero      Data           Cod. cliente     Rif. fattura',
        'NC 12       12/11/2026     00871            n. 99 del 07/10/2026',
      ],
    ],
    [['AVOIR', 'Numér0       Dai            Factur origin', 'AV26-31      12/11/2026     FC26-19 du 07/10/2026']],
    [['NOTA DI CREDITO n. 12 del 12/11/2026', 'Storno visita del 07/10/2026          45,00']],
  ])('of a credit note is its own, not that of its invoice: %j', (rows) => expect(credit(...rows)).toBe('2026-11-12'))

  it.each([
    ['above', '27/11/2026 10:32          Facture F-2026-0412', 'https://veto.example/factures/412          1/2'],
    ['below', 'Facture F-2026-0412          https://veto.example/factures/412', '1 of 2          24/11/2026, 10:32'],
  ])('is not when a browser printed it: %s', (_place, head, foot) =>
    expect(understood(`${head}\n12 novembre 2026\nConsultation          45,00\nTotal          45,00\n${foot}`)).toBe(
      '2026-11-12',
    ),
  )

  it('a day that a pen wrote, which the engine is not sure of, is none', () => {
    expect(findCareDate(rowsIn('Date : 12/05/2026'), known, () => false)).toBeNull()
  })

  it('a nameless day beside one that is not clear is none', () => {
    const [first = ''] = daysIn('12/05/2026')
    const clear = ({ day }: { day: string }) => day !== first
    expect(findCareDate(rowsIn('12/05/2026          11/06/2026'), known, clear)).toBeNull()
    expect(findCareDate(rowsIn('Date : 12/05/2026\nMilo\nChien\n11/06/2026'), known, clear)).toBeNull()
    expect(findCareDate(rowsIn('11/06/2026'), known, clear)?.day).toBe('2026-06-11')
  })

  it('is confirmed by the contract, or stands alone', () => {
    const checks = [known.covered, { from: null, to: null }].map(
      (covered) => findCareDate(rowsIn('Date : 12/05/2026'), { ...known, covered }, () => true)?.check,
    )
    expect(checks).toEqual(['contract_days', null])
  })
})
