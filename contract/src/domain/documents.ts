import * as fr from '@coussinet/texts/fr/document-words.ts'
import * as it from '@coussinet/texts/it/document-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/document-words.ts'

// spec §3: downloadable document types
export const documentTypes = [
  'cgv',
  'cgv2',
  'ipid',
  'ipid2',
  'contrat',
  'mandate',
  'rgpd',
  'indexation',
  'feuilles',
] as const

export type DocumentType = (typeof documentTypes)[number]

export const documentNames = messages({
  fr: fr.documentNames satisfies Record<DocumentType, string>,
  it: it.documentNames,
  nl: nl.documentNames,
})

/** Heading of the documents that the insurer gives a member. */
export const otherDocuments = messages({ fr: fr.otherDocuments, it: it.otherDocuments, nl: nl.otherDocuments })

/** Titles in print of documents whose own title is longer; a mandate's title is in its signed text. */
export const documentTitles = messages({
  fr: fr.documentTitles satisfies Partial<Record<DocumentType, string>>,
  it: it.documentTitles,
  nl: nl.documentTitles,
})

/** Documents as one thing each, so that “… est disponible” is right of all of them. */
export const documentSentences = messages({
  fr: fr.documentSentences satisfies Record<DocumentType, string>,
  it: it.documentSentences,
  nl: nl.documentSentences,
})

/** Papers that are made on request. */
export const paperNames = messages({ fr: fr.paperNames, it: it.paperNames, nl: nl.paperNames })

/** Feuille de soins d’Oslo */
export const documentOfAnimal = (document: string, name: string, language: Language): string =>
  animalDocument[language].of(document, name)

const animalDocument = messages({ fr: fr.animalDocument, it: it.animalDocument, nl: nl.animalDocument })
