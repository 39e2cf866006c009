import type * as french from '../fr/document-words.ts'
import type { Draft } from '../messages.ts'

export const documentNames = {
  cgv: 'Algemene voorwaarden',
  cgv2: 'Voorwaarden bijstand',
  ipid: 'Informatiedocument (IPID)',
  ipid2: 'Informatiedocument bijstand (IPID)',
  contrat: 'Verzekeringscertificaat',
  mandate: 'Domiciliëringsmandaat',
  rgpd: 'Gegevensbescherming',
  indexation: 'Bericht van herziening',
  feuilles: 'Zorgformulier',
} satisfies Draft<typeof french.documentNames>

export const otherDocuments = { title: 'Andere documenten' } satisfies Draft<typeof french.otherDocuments>

export const documentTitles = {
  cgv: 'Algemene voorwaarden, dierenartskosten',
  cgv2: 'Algemene voorwaarden, bijstand',
  ipid: 'Informatiedocument over het verzekeringsproduct, dierenartskosten',
  ipid2: 'Informatiedocument over het verzekeringsproduct, bijstand',
  rgpd: 'Kennisgeving over gegevensbescherming',
  indexation: 'Bericht van herziening van de premie',
} satisfies Draft<typeof french.documentTitles>

export const documentSentences = {
  cgv: 'De tekst van de algemene voorwaarden',
  cgv2: 'De tekst van de voorwaarden voor bijstand',
  ipid: 'Het informatiedocument over het product',
  ipid2: 'Het informatiedocument over de bijstand',
  contrat: 'Het verzekeringscertificaat',
  mandate: 'Het SEPA-mandaat',
  rgpd: 'De kennisgeving over gegevensbescherming',
  indexation: 'Het bericht van herziening van de premie',
  feuilles: 'Het zorgformulier',
} satisfies Draft<typeof french.documentSentences>

export const paperNames = {
  benefit_slip: 'Afrekening van terugbetaling',
  year_statement: 'Jaaroverzicht',
  receipt: 'Kwitantie',
} satisfies Draft<typeof french.paperNames>

export const animalDocument = {
  of: (document: string, name: string) => `${document} van ${name}`,
} satisfies Draft<typeof french.animalDocument>

export const paperLanguages = {
  named: { fr: 'in het Frans', it: 'in het Italiaans', nl: 'in het Nederlands' },
  one: (named) => `Dit document is ${named}.`,
} satisfies Draft<typeof french.paperLanguages>
