import type { DocumentType } from '../documents.ts'
import { deName } from './grammar.ts'
import { type Language, messages } from './messages.ts'

/** Documents as lists name them. */
export const documentNames = messages({
  fr: {
    cgv: 'Conditions générales',
    cgv2: 'Conditions d’assistance',
    ipid: 'Document d’information (IPID)',
    ipid2: 'Document d’information assistance (IPID)',
    contrat: 'Certificat d’adhésion',
    mandate: 'Mandat de prélèvement',
    rgpd: 'Protection des données',
    indexation: 'Avis de révision',
    feuilles: 'Feuille de soins',
  } satisfies Record<DocumentType, string>,
  it: {
    cgv: 'Condizioni di assicurazione',
    cgv2: 'Condizioni di assistenza',
    ipid: 'Documento informativo (DIP)',
    ipid2: 'Documento informativo assistenza (DIP)',
    contrat: 'Scheda di polizza',
    mandate: 'Mandato di addebito',
    rgpd: 'Informativa privacy',
    indexation: 'Avviso di adeguamento',
    feuilles: 'Modulo di cura',
  },
})

/** Heading of the documents that the insurer gives a member. */
export const otherDocuments = messages({
  fr: { title: 'Autres documents' },
  it: { title: 'Altri documenti' },
})

/** Titles in print of those whose own title is a longer one; the mandate's stands in its signed text. */
export const documentTitles = messages({
  fr: {
    cgv: 'Conditions générales, frais vétérinaires',
    cgv2: 'Conditions générales, assistance',
    ipid: 'Document d’information sur le produit d’assurance, frais vétérinaires',
    ipid2: 'Document d’information sur le produit d’assurance, assistance',
    rgpd: 'Notice de protection des données',
    indexation: 'Avis de révision de la cotisation',
  } satisfies Partial<Record<DocumentType, string>>,
  it: {
    cgv: 'Condizioni di assicurazione, spese veterinarie',
    cgv2: 'Condizioni di assistenza',
    ipid: 'Documento informativo precontrattuale (DIP Danni), spese veterinarie',
    ipid2: 'Documento informativo precontrattuale (DIP Danni), assistenza',
    rgpd: 'Informativa privacy',
    indexation: 'Avviso di adeguamento del premio',
  },
})

/** Documents as one thing each, so that “… est disponible” is right of all of them. */
export const documentSentences = messages({
  fr: {
    cgv: 'Le texte des conditions générales',
    cgv2: 'Le texte des conditions d’assistance',
    ipid: 'Le document d’information sur le produit',
    ipid2: 'Le document d’information sur l’assistance',
    contrat: 'Le certificat d’adhésion',
    mandate: 'Le mandat de prélèvement SEPA',
    rgpd: 'La notice de protection des données',
    indexation: 'L’avis de révision de la cotisation',
    feuilles: 'La feuille de soins',
  } satisfies Record<DocumentType, string>,
  it: {
    cgv: 'Il testo delle condizioni di assicurazione',
    cgv2: 'Il testo delle condizioni di assistenza',
    ipid: 'Il documento informativo (DIP)',
    ipid2: 'Il documento informativo sull’assistenza',
    contrat: 'La scheda di polizza',
    mandate: 'Il mandato SEPA',
    rgpd: 'L’informativa privacy',
    indexation: 'L’avviso di adeguamento del premio',
    feuilles: 'Il modulo di cura',
  },
})

/** Papers that are made when they are asked for. */
export const paperNames = messages({
  fr: { benefit_slip: 'Décompte de remboursement', year_statement: 'Relevé annuel', receipt: 'Quittance' },
  it: { benefit_slip: 'Prospetto di rimborso', year_statement: 'Riepilogo annuale', receipt: 'Quietanza' },
})

/** Feuille de soins d’Oslo */
export const documentOfAnimal = (document: string, name: string, language: Language): string =>
  language === 'it' ? `${document} di ${name}` : `${document} ${deName(name)}`
