import { describe, expect, it } from 'vitest'
import { known, createPage } from './tests/page-of.ts'
import { understand } from './understand.ts'

const papers = {
  bill: `
Clinique vétérinaire des Lilas
SIRET 732 829 320 00074
FACTURE n° 2026-0143                    Date : 12/05/2026
Consultation                            45,00
Vaccin CHPPiL                           60,00
Total TTC                              105,00`,
  'credit note': `
Clinique vétérinaire des Lilas
AVOIR n° A-2026-7                       Date : 12/05/2026
Vaccin CHPPiL                           60,00
Total TTC                               60,00`,
  sheet: `
FEUILLE DE SOINS
À remplir par le vétérinaire
Date des soins : 11/05/2026
Motif : boiterie`,
  prescription: `
Clinique vétérinaire des Lilas
ORDONNANCE
Milo, chien, 24 kg. Le 10/05/2026
Amoxicilline 50 mg : 1 comprimé matin et soir pendant 7 jours
Voie orale, à renouveler si besoin`,
  quote: `
Clinique vétérinaire des Lilas
DEVIS n° D-2026-99                      Date : 02/05/2026
Consultation                            45,00
Radiographie                            80,00
Total TTC                              125,00
Bon pour accord`,
  slip: `
CARTE BANCAIRE
SANS CONTACT
MASTERCARD
le 12/05/26 à 10:32
AUTORISATION 123456
MONTANT 105,00 EUR
DEBIT
TICKET CLIENT A CONSERVER`,
  certificate: `
CERTIFICAT DE VACCINATION
Je soussigné Dr Luc Hamelin, vétérinaire, certifie avoir vacciné
Animal : Milo
Date          Vaccin      Lot         Prochain rappel
02/04/2026    Rage        A23B441     02/04/2027
Fait à Pontivy, le 02/04/2026`,
  laboratory: `
LABOREST BIOLOGIE
Compte rendu d’analyses n° 25-118842
Visite du 10/05/2026
T4 totale             12,40      nmol/L
Cholestérol            3,10      g/L`,
  letter: `
Cher confrère, merci de m’avoir adressé Milo
Consultation du 04/05/2026, contrôle dans huit jours`,
  conditions: `
Conditions générales
Tout devis accepté engage le propriétaire. Une ordonnance est remise sur demande.
Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire de 40,00 euros`,
  'conditions of quotes': `
CONDITIONS GÉNÉRALES DE VENTE
Devis
Devis valable 30 jours
Indemnité forfaitaire de 40,00 euros`,
}
type Name = keyof typeof papers

function read(...names: Name[]) {
  const said = understand(
    names.map((name, at) => createPage(papers[name], { page: at + 1 })),
    known,
  )
  return {
    document: said.document,
    number: said.invoice_number?.value,
    day: said.care_date?.value,
    total: said.total_cents?.value,
    lines: said.lines.length,
    others: said.other_papers,
  }
}

const bill = { document: 'invoice', number: '2026-0143', day: '2026-05-12', total: 10_500, lines: 2 }

describe('[READ-08] a file of several papers', () => {
  it.each<[Name[], ReturnType<typeof read>['others']]>([
    [['bill', 'sheet'], [{ page: 2, document: 'care_sheet' }]],
    [['sheet', 'bill'], [{ page: 1, document: 'care_sheet' }]],
    [['prescription', 'bill'], [{ page: 1, document: 'prescription' }]],
    [['quote', 'bill'], [{ page: 1, document: 'quote' }]],
    [['bill', 'slip'], [{ page: 2, document: 'card_slip' }]],
    [['bill', 'conditions'], []],
    [['bill', 'conditions of quotes'], []],
    [['certificate', 'bill'], []],
    [['bill', 'laboratory'], []],
    [['certificate', 'bill', 'laboratory'], []],
    [['letter', 'bill'], []],
    [
      ['sheet', 'bill', 'prescription'],
      [
        { page: 1, document: 'care_sheet' },
        { page: 3, document: 'prescription' },
      ],
    ],
  ])('is its bill, with the others named: %j', (names, others) => {
    expect(read(...names)).toEqual({ ...bill, others })
  })

  it('that holds its bill twice is that bill', () => {
    expect(read('bill', 'bill')).toEqual({ ...bill, others: [] })
  })

  it('that holds a credit note beside the bill fills nothing that may be another’s', () => {
    expect(read('bill', 'credit note')).toMatchObject({ number: undefined, total: undefined, lines: 0 })
  })

  it('without a bill is what its pages are', () => {
    expect(read('sheet', 'prescription')).toMatchObject({ others: [], total: undefined })
    expect(['care_sheet', 'prescription']).toContain(read('sheet', 'prescription').document)
    expect(read('quote', 'conditions')).toMatchObject({ document: 'quote', total: 12_500, others: [] })
  })
})
