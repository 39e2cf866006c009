import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/pages/payment-methods/signing/bank/bank.ts'

// An account by its country, which few members have abroad; of others the country itself is named.
const accounts: Record<string, string> = {
  FR: 'Franse rekening',
  IT: 'Italiaanse rekening',
  BE: 'Belgische rekening',
  AT: 'Oostenrijkse rekening',
  CH: 'Zwitserse rekening',
  DE: 'Duitse rekening',
  ES: 'Spaanse rekening',
  GB: 'Britse rekening',
  IE: 'Ierse rekening',
  LT: 'Litouwse rekening',
  LU: 'Luxemburgse rekening',
  MC: 'Monegaskische rekening',
  NL: 'Nederlandse rekening',
  PT: 'Portugese rekening',
  SM: 'San Marinese rekening',
}

export const bankMessages: Draft<typeof french.bankMessages> = {
  iban: 'IBAN',
  where: 'Hij staat op uw rekeninguittreksel of in de app van uw bank.',
  expected: (length: number, country: string, name: string) =>
    `${length} tekens voor een ${accounts[country] ?? `rekening in dit land: ${name}`}.`,
  bic: 'BIC van de bank',
  elsewhere: 'Deze BIC is niet die van een bank in het land van de IBAN.',
  bicHint: '8 of 11 tekens, op hetzelfde document als de IBAN.',
  found: (bic: string) => `Bank herkend, BIC ${bic}. De IBAN volstaat: een BIC is niet nodig.`,
  enough: 'De IBAN volstaat: een BIC is niet nodig.',
}
