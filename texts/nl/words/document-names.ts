import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/document-names.ts'

export const documentNames: Draft<typeof french.documentNames> = {
  cgv: 'Algemene voorwaarden',
  cgv2: 'Voorwaarden bijstand',
  ipid: 'Informatiedocument (IPID)',
  ipid2: 'Informatiedocument bijstand (IPID)',
  contrat: 'Verzekeringscertificaat',
  mandate: 'Domiciliëringsmandaat',
  rgpd: 'Gegevensbescherming',
  indexation: 'Bericht van herziening',
  feuilles: 'Zorgformulier',
}

export const otherDocuments: Draft<typeof french.otherDocuments> = { title: 'Andere documenten' }

export const documentTitles: Draft<typeof french.documentTitles> = {
  cgv: 'Algemene voorwaarden, dierenartskosten',
  cgv2: 'Algemene voorwaarden, bijstand',
  ipid: 'Informatiedocument over het verzekeringsproduct, dierenartskosten',
  ipid2: 'Informatiedocument over het verzekeringsproduct, bijstand',
  rgpd: 'Kennisgeving over gegevensbescherming',
  indexation: 'Bericht van herziening van de premie',
}

export const documentSentences: Draft<typeof french.documentSentences> = {
  cgv: 'De tekst van de algemene voorwaarden',
  cgv2: 'De tekst van de voorwaarden voor bijstand',
  ipid: 'Het informatiedocument over het product',
  ipid2: 'Het informatiedocument over de bijstand',
  contrat: 'Het verzekeringscertificaat',
  mandate: 'Het SEPA-mandaat',
  rgpd: 'De kennisgeving over gegevensbescherming',
  indexation: 'Het bericht van herziening van de premie',
  feuilles: 'Het zorgformulier',
}

export const paperNames: Draft<typeof french.paperNames> = {
  benefit_slip: 'Afrekening van terugbetaling',
  year_statement: 'Jaaroverzicht',
  receipt: 'Kwitantie',
}

export const animalDocument: Draft<typeof french.animalDocument> = {
  of: (document: string, name: string) => `${document} van ${name}`,
}
