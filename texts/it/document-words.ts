import type * as french from '../fr/document-words.ts'
import type { Translated } from '../messages.ts'

export const documentNames: Translated<typeof french.documentNames> = {
  cgv: 'Condizioni di assicurazione',
  cgv2: 'Condizioni di assistenza',
  ipid: 'Documento informativo (DIP)',
  ipid2: 'Documento informativo assistenza (DIP)',
  contrat: 'Scheda di polizza',
  mandate: 'Mandato di addebito',
  rgpd: 'Informativa privacy',
  indexation: 'Avviso di adeguamento',
  feuilles: 'Modulo di cura',
}

export const otherDocuments: Translated<typeof french.otherDocuments> = { title: 'Altri documenti' }

export const documentTitles: Translated<typeof french.documentTitles> = {
  cgv: 'Condizioni di assicurazione, spese veterinarie',
  cgv2: 'Condizioni di assistenza',
  ipid: 'Documento informativo precontrattuale (DIP Danni), spese veterinarie',
  ipid2: 'Documento informativo precontrattuale (DIP Danni), assistenza',
  rgpd: 'Informativa privacy',
  indexation: 'Avviso di adeguamento del premio',
}

export const documentSentences: Translated<typeof french.documentSentences> = {
  cgv: 'Il testo delle condizioni di assicurazione',
  cgv2: 'Il testo delle condizioni di assistenza',
  ipid: 'Il documento informativo (DIP)',
  ipid2: 'Il documento informativo sull’assistenza',
  contrat: 'La scheda di polizza',
  mandate: 'Il mandato SEPA',
  rgpd: 'L’informativa privacy',
  indexation: 'L’avviso di adeguamento del premio',
  feuilles: 'Il modulo di cura',
}

export const paperNames: Translated<typeof french.paperNames> = {
  benefit_slip: 'Prospetto di rimborso',
  year_statement: 'Riepilogo annuale',
  receipt: 'Quietanza',
}

export const animalDocument: Translated<typeof french.animalDocument> = {
  of: (document: string, name: string) => `${document} di ${name}`,
}

export const paperLanguages: Translated<typeof french.paperLanguages> = {
  named: { fr: 'in francese', it: 'in italiano', nl: 'in olandese' },
  one: (named) => `Questo documento è ${named}.`,
}
