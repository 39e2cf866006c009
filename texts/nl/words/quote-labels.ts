import type { QuoteFileType, QuoteStatus } from '@coussinet/contract/quotes.ts'

export const quoteStatusNames = {
  draft: 'Concept van offerte',
  pending: 'Wacht op antwoord',
  answered: 'Akkoord gegeven',
  refused: 'Akkoord geweigerd',
  withdrawn: 'Offerte ingetrokken',
  lapsed: 'Akkoord vervallen',
  used: 'Akkoord gebruikt',
} satisfies Record<QuoteStatus, string>

export const quoteLabels = {
  planned_on: 'Geplande datum van de zorg',
  cause: 'Oorzaak',
  lines: 'Zorg van de offerte',
  billed: 'Bedrag van de offerte',
  agreed: 'Toegezegde terugbetaling',
  conditions: 'Voorwaarden van het akkoord',
  valid_until: 'Akkoord geldig tot en met',
  reserved: 'Gereserveerd op het plafond',
  reason: 'Onze uitleg',
}

export const quoteFileNames = {
  quote: 'Offerte van de dierenarts',
  certificate: 'Attest',
  'x-ray': 'Röntgenfoto',
  'medical-history': 'Medisch dossier',
  other: 'Ander document',
} satisfies Record<QuoteFileType, string>
