import type { DocumentType } from '@coussinet/contract/documents.ts'
import type { Language } from '#platform/texts.ts'

/** Documents as one thing each, so that “… est disponible” is right of all of them. */
export const documentWords: Readonly<Record<DocumentType, Readonly<Record<Language, string>>>> = {
  cgv: { fr: 'Le texte des conditions générales', it: 'Il testo delle condizioni di assicurazione' },
  cgv2: { fr: 'Le texte des conditions d’assistance', it: 'Il testo delle condizioni di assistenza' },
  ipid: { fr: 'Le document d’information sur le produit', it: 'Il documento informativo (DIP)' },
  ipid2: { fr: 'Le document d’information sur l’assistance', it: 'Il documento informativo sull’assistenza' },
  contrat: { fr: 'Le certificat d’adhésion', it: 'La scheda di polizza' },
  mandate: { fr: 'Le mandat de prélèvement SEPA', it: 'Il mandato SEPA' },
  rgpd: { fr: 'La notice de protection des données', it: 'L’informativa privacy' },
  indexation: { fr: 'L’avis de révision de la cotisation', it: 'L’avviso di adeguamento del premio' },
  feuilles: { fr: 'La feuille de soins', it: 'Il modulo di cura' },
}
