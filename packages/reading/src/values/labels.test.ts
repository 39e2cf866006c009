import { expect, it } from 'vitest'
import { known, createPage } from '../tests/page-of.ts'
import { understand } from '../understand.ts'

const read = (written: string, country: 'FR' | 'IT' | 'BE' = 'FR') =>
  understand([createPage(written)], { ...known, country })

const lines = `
Désignation                         Qté       P.U.      Montant
Consultation                          1      45,00        45,00
Vaccin CHPPiL                         1      60,00        60,00
Total TTC                                               105,00`

it.each([
  ['Date de l’acte', '10/05/2026'],
  ["Date de l'acte", '10/05/2026'],
  ['Date de l’intervention :', '10/05/2026'],
  ['Date du passage', '10 mai 2026'],
  ['Jour de la consultation', '10/05/2026'],
  ['Acte réalisé le', '10/05/2026'],
  ['Soins effectués le', '10/05/2026'],
  ['Intervention pratiquée le', '10.05.2026'],
])('[READ-01] the day of care comes before that of the bill: %s', (label, day) => {
  expect(
    read(
      `Clinique vétérinaire des Lilas\nFACTURE n° 2026-0143\nDate de facture        12/05/2026\n${label}        ${day}${lines}`,
    ).care_date?.value,
  ).toBe('2026-05-10')
  expect(
    read(`Clinique vétérinaire des Lilas\nFACTURE n° 2026-0143 du 12/05/2026\n${label} ${day}${lines}`).care_date
      ?.value,
  ).toBe('2026-05-10')
})

it.each([
  'Paiement effectué le 10/05/2026',
  'Règlement effectué le 10/05/2026',
  'Vaccination effectuée le 10/05/2026',
  'Identification réalisée le 10/05/2026',
  'Virement effectué le 10/05/2026',
])('[READ-02] %s is no day of care', (said) => {
  expect(
    read(`Clinique vétérinaire des Lilas\nFACTURE n° 2026-0143 du 12/05/2026${lines}\n${said}`).care_date?.value,
  ).toBe('2026-05-12')
})

it.each(['Annule et remplace la facture n° 11 du 02/03/2026', 'Cette facture annule la facture 11 du 02/03/2026'])(
  '[READ-02] the day of another bill is not this one’s: %s',
  (said) => {
    expect(read(`Clinique vétérinaire des Lilas\nFACTURE n° 12 du 12/05/2026\n${said}${lines}`)).toMatchObject({
      care_date: { value: '2026-05-12' },
      invoice_number: { value: '12' },
    })
  },
)

it.each([
  ['Prestazione eseguita il 10/05/2026 sul cane Milo', 'IT'],
  ['Data della visita: 10/05/2026', 'IT'],
  ['Data intervento 10/05/2026', 'IT'],
  ['Datum van de raadpleging: 10-05-2026', 'BE'],
  ['Behandeld op 10-05-2026', 'BE'],
  ['Datum ingreep 10/05/2026', 'BE'],
] as const)('[READ-01] the day of care in Italian and Dutch: %s', (said, country) => {
  const title = country === 'IT' ? 'Parcella n° 12-A   Torino, 12/05/2026' : 'FACTUUR   Factuurdatum: 12-05-2026'
  expect(read(`Cabinet veterinario X\n${title}\n${said}${lines}`, country).care_date?.value).toBe('2026-05-10')
})

it.each([
  ['Facture du 1er décembre 2025 — n°25F12-0003', '25F12-0003'],
  ['Facture du 12 mai 2026, n° 4471', '4471'],
  ['Invoice INV-3391   Invoice date: 14 May 2026', 'INV-3391'],
  ['Invoice no. 3391', '3391'],
  ['Invoice number: A-3391', 'A-3391'],
])('[READ-01] the number of %s', (said, number) => {
  expect(read(`Clinique vétérinaire des Lilas\n${said}${lines}`).invoice_number?.value).toBe(number)
})

it('[READ-01] a number of its own below a Dutch title is the bill’s, those of others are not', () => {
  const of = (said: string) =>
    read(`Dierenkliniek De Linde\nEreloonnota\n${said}${lines}`, 'BE').invoice_number?.value ?? null
  expect(of('Nummer: 2026-0331   Datum: 21-02-2026')).toBe('2026-0331')
  expect(of('BTW nummer: 0477472701')).toBe(null)
  expect(of('Klantnummer: 88120')).toBe(null)
  expect(of('Telefoon nummer: 092220000')).toBe(null)
})

it.each([
  ['Ambulatorio Veterinario San Rocco – Dott.ssa Elena Bianchi', 'Ambulatorio Veterinario San Rocco'],
  ['Cabinet vétérinaire des Lilas - Dr Anne PETIT', 'Cabinet vétérinaire des Lilas'],
  ['Dr Anne PETIT – Cabinet vétérinaire des Lilas', 'Cabinet vétérinaire des Lilas'],
  ['Clinique vétérinaire Saint-Éloi', 'Clinique vétérinaire Saint-Éloi'],
  ['Vétérinaires Morvan - Le Goff', 'Vétérinaires Morvan - Le Goff'],
])('[READ-01] the clinic of %s', (said, name) => {
  expect(read(`${said}\n14 rue Verte 35000 Rennes\nFACTURE n° 2026-0143 du 12/05/2026${lines}`).clinic?.value).toBe(
    name,
  )
})

it.each([
  'SOINS VÉTÉRINAIRES',
  'Frais vétérinaires',
  'MÉDICAMENTS VÉTÉRINAIRES',
  'Produits et aliments vétérinaires',
  'SPESE VETERINARIE',
  'Prestazioni veterinarie',
  'VETERINAIRE ZORGEN',
  'Livré à : Clinique vétérinaire Horizon',
  'Clinique vétérinaire d’origine : Clinique Horizon',
  'Votre vétérinaire : Clinique du Lac',
])('[READ-02] the bill’s clinic is none of %s', (said) => {
  expect(read(`Dupont et fils\n${said}\nFACTURE n° 2026-0143 du 12/05/2026${lines}`).clinic).toBeNull()
})

it.each([
  'Soins Vétérinaires du Golfe',
  'Centre de soins vétérinaires du Golfe',
  'Cabinet vétérinaire Frais Vallon',
  'Centre d’urgence vétérinaire de Rennes',
  'Clinique vétérinaire d’urgence de Lyon',
])('[READ-01] a clinic may be called as its care is: %s', (said) =>
  expect(read(`${said}\nFACTURE n° 2026-0143 du 12/05/2026${lines}`).clinic?.value).toBe(said),
)

it.each([
  ['Laboratoire Vetanalys', 14, 'Laboratoire Vetanalys'],
  ['Laboratoire - Radiologie - Chirurgie', 9, 'Clinique vétérinaire Horizon'],
])('[READ-02] a laboratory that heads a bill in large letters is its sender: %s', (head, height, name) => {
  const page = createPage(`${head}\nFACTURE n° 12 du 12/05/2026\nClinique vétérinaire Horizon${lines}`)
  const words = page.words.map((word) => (word.y < 30 ? { ...word, height } : word))
  expect(understand([{ ...page, words }], known).clinic?.value).toBe(name)
})

it.each([
  ['Hospitalisation 2 jours x 42,00          84,00', 'Hospitalisation 2 jours'],
  ['Comprimés 10 × 2,10                      21,00', 'Comprimés 10'],
  ['Radio thorax Rx                          60,00', 'Radio thorax Rx'],
])('[READ-01] a line’s name ends before its price: %s', (line, label) => {
  const { lines: read_lines } = read(
    `Clinique vétérinaire des Lilas\nFACTURE n° 12 du 12/05/2026\n${line}\nTotal TTC   ${line.slice(-5)}`,
  )
  expect(read_lines.map((one) => one.label)).toEqual([label])
})
