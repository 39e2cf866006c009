import type { QuoteFileType, QuoteStatus } from '@coussinet/contract/quotes.ts'
import { fileTypeNames } from './file-type-names.ts'

export const quoteStatusNames = {
  draft: 'Brouillon de devis',
  pending: 'En attente de réponse',
  answered: 'Accord donné',
  refused: 'Accord refusé',
  withdrawn: 'Devis retiré',
  lapsed: 'Accord expiré',
  used: 'Accord utilisé',
} satisfies Record<QuoteStatus, string>

export const quoteLabels = {
  planned_on: 'Date prévue des soins',
  cause: 'Cause',
  lines: 'Soins du devis',
  billed: 'Montant du devis',
  agreed: 'Remboursement accordé',
  conditions: 'Conditions de l’accord',
  valid_until: 'Accord valable jusqu’au',
  reserved: 'Réservé sur le plafond',
  reason: 'Notre explication',
}

export const quoteFileNames = {
  quote: 'Devis du vétérinaire',
  certificate: fileTypeNames.certificate,
  'x-ray': fileTypeNames['x-ray'],
  'medical-history': fileTypeNames['medical-history'],
  other: fileTypeNames.other,
} satisfies Record<QuoteFileType, string>
