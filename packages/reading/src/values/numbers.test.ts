import { describe, expect, it } from 'vitest'
import { known, rowsIn } from '../tests/page-of.ts'
import { findChip } from './chip.ts'
import { findClinicNumber } from './clinic-number.ts'
import { findInvoiceNumber } from './invoice-number.ts'
import { isEnterprise, isPartitaIva, isSiret, sirenOfVat } from './numbers.ts'

describe('[READ-02] check digits', () => {
  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
  ])('SIRET %s', (digits, isRight) => expect(isSiret(digits)).toBe(isRight))
  it.each([
    ['07643520567', true],
    ['07643520568', false],
    ['00000000000', false],
  ])('partita IVA %s', (digits, isRight) => expect(isPartitaIva(digits)).toBe(isRight))
  it.each([
    ['0202239951', true],
    ['0202239952', false],
    ['2202239951', false],
  ])('enterprise number %s', (digits, isRight) => expect(isEnterprise(digits)).toBe(isRight))
  it('VAT numbers of France hold a SIREN', () => {
    expect(sirenOfVat('FR44732829320')).toBe('732829320')
    expect(sirenOfVat('FR45732829320')).toBeNull()
  })
})

describe('[READ-01] the clinic’s number', () => {
  it.each([
    ['FR', 'SIRET 732 829 320 00074', '73282932000074'],
    ['FR', 'SIRET : 73282932000074 - APE 7500Z', '73282932000074'],
    ['FR', 'SIRET 732 829 320 00074 14 rue des Lilas', '73282932000074'],
    ['FR', 'RCS Rennes 732 829 320', '732829320'],
    ['FR', 'TVA intracommunautaire FR44 732829320', '732829320'],
    ['FR', 'SIRET 732 829 320 00075', null],
    ['FR', 'Tél. 02 99 12 34 56', null],
    ['FR', 'Client 73282932000074', null],
    ['IT', 'P.IVA 07643520567', '07643520567'],
    ['IT', 'P. IVA IT07643520567', '07643520567'],
    ['IT', 'Partita IVA: 1T07643520567', '07643520567'],
    ['IT', 'Tel. 07643520567', null],
    ['BE', 'BTW BE 0202.239.951', '0202239951'],
    ['BE', 'TVA BE0202239951', '0202239951'],
    ['BE', 'ON 0202.239.951', '0202239951'],
    ['BE', 'Ondernemingsnummer 0202.239.952', null],
  ] as const)('%s: %s', (country, written, digits) =>
    expect(findClinicNumber(rowsIn(written), country)?.digits ?? null).toBe(digits),
  )
})

describe('[READ-01] the number of the bill', () => {
  it.each([
    ['Facture n° 2026-0143', '2026-0143'],
    ['FACTURE N° : FA000123', 'FA000123'],
    ['N° de facture : 12345', '12345'],
    ['Facture 2026/0143 du 12/05/2026', '2026/0143'],
    ['Facture acquittée n° 143', '143'],
    ['REKENING : 797/2026   Dossier : 83295', '797/2026'],
    ['Ontvangstbewijs 2026-18', '2026-18'],
    ['SCONTRINO PARLANTE N. 0087-0021', '0087-0021'],
    ['Bonnr. 10452   17-06-2026', '10452'],
    ['Ticket de caisse n° 2\nFacture F26/0123     03/11/2026', 'F26/0123'],
    ['Scontrino n. 2\nFattura 412/2026', '412/2026'],
    ['Kasticket nr. 2\nFactuur 20260412', '20260412'],
    ['Ticket n° 4417\nFacture du 03/11/2026', '4417'],
    ['Ticket n° 4417\nFacture 2026     03/11/2026', '4417'],
    ['Ticket n° 4417\nAnnule la facture F26/0099', '4417'],
    ['Bon n° 771 - Facture F26/0123 - 03/11/2026', 'F26/0123'],
    ['FACTURE F26/0123     03/11/2026\nAvoir n° 7 du 02/10/2026          -20,00', 'F26/0123'],
    ['Reçu n° 4417\nVoir facture F26/0099', '4417'],
    ['Rue Verte, 35000 Rennes\nFACTURE 35000 Rennes', null],
    ['FACTURE 35000 Rennes, le 03/11/2026\nTicket n° 4417', '4417'],
    ['FACTURE 35000 Mme Morvan', '35000'],
    ['Vente n° 4417   03/11/2026', '4417'],
    ['FACTURE\nN° 2026-118\nPoint de vente n° 3', '2026-118'],
    ['FACTURE\nN° 2026-118\nRectificatif de la facture 2025-099', '2026-118'],
    ['FATTURA\nN. 2026-118\nA saldo fattura 123/2025', '2026-118'],
    ['Ticket n° 4417\nDurée facturée 120 min', '4417'],
    ['FACTURE\nN° 2026-118\nAvoir n° 7 du 02/10/2026          -20,00', '2026-118'],
    ['Kassaticket nr. 2026-118', '2026-118'],
    ['Justificatif de caisse n° 118452', '118452'],
    ['Justificatif de vente n°118452', '118452'],
    ['Note de caisse n° 118452', '118452'],
    ['FACTURE\n26/00471', '26/00471'],
    ['FATTURA\n134/2026', '134/2026'],
    ['FACTURE\n75009', null],
    ['FACTURE CLIENT\nC-4471', null],
    ['REKENING\nNr.: 26.0912 d.d. 30.06.2026', '26.0912'],
    ['N° 2026-118 du 03/05/2026', '2026-118'],
    ['Détails\nN° FAC-2026-00731', 'FAC-2026-00731'],
    ['Ordre n° 18822\nN° 18822', null],
    ['Rekening BE76 3000 5865 9403', null],
    ['Rekening: BE76300058659403', null],
    ['Rekening BE76-3000-5865-9403', null],
    ['Rekening 001-1234567-89', null],
    ['Rekening 001 1234567 89\nFACTUUR 2026-143', '2026-143'],
    ['In rekening gebracht 150 km', null],
    ['Facture n° 2026-00000143', '2026-00000143'],
    ['FACTURE N° 202605120143', '202605120143'],
    ['FACTURE N° FA2026051200143', 'FA2026051200143'],
    ['FACTURE N° FR-26', 'FR-26'],
    ['Dierenarts De Smet\nRekening: BE76300058659403\nFACTUUR 2026-143', '2026-143'],
    ['Fattura n. 123/2026 del 12/05/2026', '123/2026'],
    ['FATTURA DI CORTESIA n. 310/2026 del 17/05/2026', '310/2026'],
    ['Numero documento: 88-2026', '88-2026'],
    ['Factuurnummer: 20260143', '20260143'],
    ['Factuur nr. V-26-0143', 'V-26-0143'],
    ['N° facture          Date\n2026-12             12/05/2026', '2026-12'],
    ['FT n. 2026/7470', '2026/7470'],
    ['NOTA ONORARI n. 468/2026 del 12 gennaio 2026', '468/2026'],
    ['Verkoopfactuur nr. FV-25-491 van 12/01/2025', 'FV-25-491'],
    ['TICKET NR. FV-26-766', 'FV-26-766'],
    [
      'FATTURA DI VENDITA     Numero          Del         Pag.\n                       FT/25/0771      03/11/25    1/1',
      'FT/25/0771',
    ],
    ['Factuur     Nummer        Van\n            2025-118      03/11/25', '2025-118'],
    ['Facture     Client      Numéro        Du\n            4412        25-118      03/11/25', '25-118'],
    ['Facture N° 118 842 du 12/05/2026', '118 842'],
    ['Fattura n. 1 118 842', '1 118 842'],
    ['FACTUUR\nNr. 25 118     Klant 4412', '25 118'],
    ['Facture n° 118     842 rue Verte', '118'],
    ['Facture : 26 11 042', '26 11 042'],
    ['Facture : FC 26 01188     Date : 17/09/2026', 'FC 26 01188'],
    ['Facture n° FC 2026 01188', 'FC 2026 01188'],
    ['TICKET DU 26 11 2026', null],
    ['BTW-BON 000771', '000771'],
    ['Facture 118 12 05 2026', '118'],
    ['FACTURE : 2026 05 117', '2026 05 117'],
    ['FACTURE\nNuméro : 12-B\nRemplace la facture 11-B du 02/05/2026', '12-B'],
    ['Facture n° 412 12 mai 2026', '412'],
    ['Facture n° 412 75009 Paris', '412'],
    ['Facture N°     Le\n14 0087        19/02/2026', '14 0087'],
    ['Facture mensuelle n° M26-05-12 du 31/05/2026', 'M26-05-12'],
    [
      'FACTURE                         Votre réf. : C-7788\nF-26/0412                       Notre réf. : D-99',
      'F-26/0412',
    ],
    ['Fact. n° 4412', '4412'],
    ['N° de pièce : FC00042', 'FC00042'],
    ['Note de frais n° 4412', '4412'],
    ['Fatt. n. 12/2026', '12/2026'],
    ['Nr. doc. 12/2026', '12/2026'],
    ['Fact. nr. 2026/42', '2026/42'],
    ['TICKET 008812', '008812'],
    ['TICKET DU 12/05/2026', null],
    ['Numéro de facture          25-11-0042', '25-11-0042'],
    ['Numéro                                                    25-11-0042', '25-11-0042'],
    ['Numéro          25118          Client          4412', '25118'],
    ['Numéro                                                    12 rue Verte', null],
    ['Facture n° 12-05-0007', '12-05-0007'],
    ['Fattura n. 3/11/0042', '3/11/0042'],
    // A bill names the quote that it follows.
    ['FACTURE D’ACOMPTE\nN° AC-18     Cheval : Hermès\nAcompte (devis n° D-771 du 20/10/2025)', 'AC-18'],
    ['FATTURA\nn. 12/2025     Rif. preventivo n. 8', '12/2025'],
    ['FACTUUR\nVolgens offerte nr. 8\nNr. 25-118', '25-118'],
    ['FACTURE\nDevis D-771 accepté', null],
    ['FACTURE\nDevis réf. D-771', null],
    [
      'N° de facture     Date d’émission     Date de la prestation\nINV-2026-00219    22/11/2026          21/11/2026',
      'INV-2026-00219',
    ],
    // A table of care has references of its own.
    ['Réf.     Désignation     Montant\nACT103   Consultation    45,00', null],
    ['Facture du 12/05/2026', null],
    ['Client n° 4412', null],
    ['Tél. 02 99 12 34 56', null],
    ['FACTURE\nV/Réf : 7788', null],
    ['FACTURE\nN° RPPS 10001234567', null],
    ['FACTURE\nN° DPE 38123', null],
    ['Fattura\nN. REA 112233', null],
  ])('%s', (written, number) => expect(findInvoiceNumber(rowsIn(written))?.number ?? null).toBe(number))
})

it.each([
  ['Facture n° 2026 - 118          Lyon, le 03/11/2026', '2026-118'],
  ['Facture N° FA - 2026 - 0118 du 03/11/2026', 'FA-2026-0118'],
  ['Facture n° 26 – 00412', '26-00412'],
  ['Fattura n. 12 / A / 2026', '12/A/2026'],
  ['Fattura n. 12 / A del 03/11/2026', '12/A'],
  ['Fattura n. 12/ 2026', '12/2026'],
  ['Fattura n. 12 /2026', '12/2026'],
  ['FACTURE 2026 - 118', '2026-118'],
  ['Facture FA - 2026 - 118', 'FA-2026-118'],
  ['FATTURA 12 / A', '12/A'],
  ['Notula n. 7 - 2026          Torino, 3 novembre 2026', '7-2026'],
  ['Nota spese n. 7/2026', '7/2026'],
  ['Factuur nr. VF26 - 0881 van 3/11/2026', 'VF26-0881'],
  // What stands behind such a mark may be another's, or none of a number.
  ['Facture n° 118 - 03/11/2026', '118'],
  ['FACTURE\nN° 118 - 03/11/2026', '118'],
  ['Facture n° 118 - 2 animaux', '118'],
  ['FACTURE\nN° 118 - 1 page', '118'],
  ['Facture n° 118 - Dr Petit', '118'],
  ['Facture n° 118 / Client 4411', '118'],
  ['Facture n° 118 / 12 mai 2026', '118'],
  ['Facture n° 26 - 75009 Paris', '26'],
  ['Facture n° 2026 - 118 Rennes', null],
])('[READ-02] a number whose marks stand apart is whole: %s', (written, number) =>
  expect(findInvoiceNumber(rowsIn(written))?.number ?? null).toBe(number),
)

it.each([
  ['Document n° 5512\nFacture n° 118', '118'],
  ['Ticket n° 884\nPièce n° 77\nFACTURE N° 118', '118'],
  ['Documento n. 5512\nFattura n. 118 del 03/11/2026', '118'],
  ['Bon nr. 12\nFactuur nr. 118 van 03/11/2026', '118'],
  ['Pièce n° 118\nAnnule et remplace la facture n° 99', '118'],
  ['Document n° 118\nFacture d’acompte n° 99 déduite', '118'],
  ['Documento n. 118\nRif. fattura n. 99', '118'],
  ['Documentnr. 118\nVervangt factuur nr. 99', '118'],
  ['FACTURE DE SOLDE n° 118 du 12/05/2026\nAcompte versé (facture n° 99)', '118'],
  ['Facture de clôture n° 118\nAcompte facture n° 99', '118'],
  ['Fattura a saldo n. 118 del 12/05/2026\nA detrarre acconto ft. n. 99', '118'],
  ['Slotfactuur nr. 118 van 12/05/2026\nVoorschotfactuur nr. 99', '118'],
  ['Note de frais vétérinaires n° 118', '118'],
  ['Facture sur ordonnance n° 4417\nFacture 118', '118'],
  ['FACTURE selon devis n° 771\nFacture 118', '118'],
  ['Facture du cabinet n° 3\nPièce n° 118', '118'],
  ['Facture exemplaire n° 2\nNuméro : 118', '118'],
  // The colon leaves the title alone in its cell.
  ['FACTURE    118\nRéf.      Actes et produits      Total\nACT103    Bravecto 500 mg      63,00', '118'],
  ['FATTURA    118\nCodice    Prestazione    Importo\nVIS103    Visita    40,00', '118'],
  ['FACTURE\nN° 118', '118'],
  ['FACTURE\nN° 118     Net à payer 54,00 €', '118'],
  ['FACTURE\nN° 118     Consultation du 12/05/2026', '118'],
  ['FACTURE CLIENT    Numéro de facture 118', '118'],
  ['FACTURE CLIENT    Client n° 4411\nPièce n° 118', '118'],
  ['FACTURE\nF26-4471', 'F26-4471'],
])('[READ-02] the number of the bill is the one that names it: %j', (written, number) =>
  expect(findInvoiceNumber(rowsIn(written))?.number ?? null).toBe(number),
)

it.each([
  ['Facture 2026\nDate : 03/11/2026\nN° 118', '118'],
  ['FATTURA 2026\nn. 118 del 03/11/2026', '118'],
  ['Facture novembre 2026\nClient 4411', null],
  ['Facture du mois de novembre 2026', null],
  ['FACTUUR 2026\nGent, 03/11/2026', null],
  ['FACTUUR 2021\nGent, 03/11/2026', '2021'],
  ['Facture octobre 2026 n° 118', '118'],
  ['Facture n° 2026', '2026'],
  ['FACTURE 2026-118', '2026-118'],
])('[READ-02] a year behind the title is no number of the bill: %s', (written, number) =>
  expect(findInvoiceNumber(rowsIn(written))?.number ?? null).toBe(number),
)

it.each([
  ['DEVIS n° D-771', 'D-771'],
  ['Preventivo 8/2025', '8/2025'],
])('[READ-01] the number of a quote: %s', (written, number) =>
  expect(findInvoiceNumber(rowsIn(written), 'quote')?.number).toBe(number),
)

describe('[READ-02] the number of a credit note', () => {
  it.each([
    ['AVOIR n° A-12 sur facture n° F2026-1187', 'A-12'],
    ['AVOIR\nFacture d’origine : F2026-1187\nN° d’avoir : A-12', 'A-12'],
    ['NOTA DI CREDITO n. 12 del 12/11/2026\nRif. fattura n. 99 del 07/10/2026', '12'],
    [
      'NOTA DI CREDITO\nn. NC 4/2026 del 17/04/2026\na storno parziale della fattura n. 233/2026 del 10/04/2026',
      'NC 4/2026',
    ],
    ['NOTA DI CREDITO\nN. 5/NC del 12/05/2026\nRettifica fattura n. 300/2026 del 02/05/2026', '5/NC'],
    ['NOTA DI CREDITO\na storno totale della fattura n. 233/2026 del 10/04/2026', null],
    ['AVOIR\nSur facture n° F2026-1187', null],
  ])('is its own: %j', (written, number) =>
    expect(findInvoiceNumber(rowsIn(written), 'credit_note')?.number ?? null).toBe(number),
  )
})

describe('[READ-02] the chip', () => {
  it.each([
    ['Puce : 250269812345678', '250269812345678'],
    ['Puce 250 269 812 345 678', '250269812345678'],
    ['Identification:250269812345678', '250269812345678'],
    // Another animal's number is nobody's of the member.
    ['Puce : 250269812345679', null],
    ['Puce : 25026981234567', null],
  ])('%s', (written, chip) => expect(findChip(rowsIn(written), known.chips)?.chip ?? null).toBe(chip))
  it('may be a tattoo', () => {
    expect(findChip(rowsIn('Tatouage 2 ABC 123'), ['2ABC123'])?.chip).toBe('2ABC123')
  })
})
