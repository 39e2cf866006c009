import { deName } from '../grammar.ts'

export const documentNames = {
  cgv: 'Conditions générales',
  cgv2: 'Conditions d’assistance',
  ipid: 'Document d’information (IPID)',
  ipid2: 'Document d’information assistance (IPID)',
  contrat: 'Certificat d’adhésion',
  mandate: 'Mandat de prélèvement',
  rgpd: 'Protection des données',
  indexation: 'Avis de révision',
  feuilles: 'Feuille de soins',
}

export const otherDocuments = { title: 'Autres documents' }

export const documentTitles = {
  cgv: 'Conditions générales, frais vétérinaires',
  cgv2: 'Conditions générales, assistance',
  ipid: 'Document d’information sur le produit d’assurance, frais vétérinaires',
  ipid2: 'Document d’information sur le produit d’assurance, assistance',
  rgpd: 'Notice de protection des données',
  indexation: 'Avis de révision de la cotisation',
}

export const documentSentences = {
  cgv: 'Le texte des conditions générales',
  cgv2: 'Le texte des conditions d’assistance',
  ipid: 'Le document d’information sur le produit',
  ipid2: 'Le document d’information sur l’assistance',
  contrat: 'Le certificat d’adhésion',
  mandate: 'Le mandat de prélèvement SEPA',
  rgpd: 'La notice de protection des données',
  indexation: 'L’avis de révision de la cotisation',
  feuilles: 'La feuille de soins',
}

export const paperNames = {
  benefit_slip: 'Décompte de remboursement',
  year_statement: 'Relevé annuel',
  receipt: 'Quittance',
}

export const animalDocument = {
  of: (document: string, name: string) => `${document} ${deName(name)}`,
}

export const paperLanguages = {
  named: { fr: 'en français', it: 'en italien', nl: 'en néerlandais' },
  one: (named: string) => `Ce document est ${named}.`,
}
