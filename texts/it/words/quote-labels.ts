import type { QuoteFileType, QuoteStatus } from '@coussinet/contract/quotes.ts'
import { fileTypeNames } from './file-type-names.ts'

export const quoteStatusNames = {
  draft: 'Bozza di preventivo',
  pending: 'In attesa di risposta',
  answered: 'Accordo concesso',
  refused: 'Accordo rifiutato',
  withdrawn: 'Preventivo ritirato',
  lapsed: 'Accordo scaduto',
  used: 'Accordo utilizzato',
} satisfies Record<QuoteStatus, string>

export const quoteLabels = {
  planned_on: 'Data prevista delle cure',
  cause: 'Causa',
  lines: 'Cure del preventivo',
  billed: 'Importo del preventivo',
  agreed: 'Rimborso concordato',
  conditions: 'Condizioni dell’accordo',
  valid_until: 'Accordo valido fino al',
  reserved: 'Riservato sul massimale',
  reason: 'La nostra spiegazione',
}

export const quoteFileNames = {
  quote: 'Preventivo del veterinario',
  certificate: fileTypeNames.certificate,
  'x-ray': fileTypeNames['x-ray'],
  'medical-history': fileTypeNames['medical-history'],
  other: fileTypeNames.other,
} satisfies Record<QuoteFileType, string>
