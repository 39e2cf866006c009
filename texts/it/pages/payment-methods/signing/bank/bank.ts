import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/pages/payment-methods/signing/bank/bank.ts'

// An account by its country, which few members have abroad; of others the country itself is named.
const accounts: Record<string, string> = {
  FR: 'francese',
  IT: 'italiano',
  BE: 'belga',
  AT: 'austriaco',
  CH: 'svizzero',
  DE: 'tedesco',
  ES: 'spagnolo',
  GB: 'britannico',
  IE: 'irlandese',
  LT: 'lituano',
  LU: 'lussemburghese',
  MC: 'monegasco',
  NL: 'olandese',
  PT: 'portoghese',
  SM: 'sammarinese',
}

export const bankMessages: Translated<typeof french.bankMessages> = {
  iban: 'IBAN',
  where: 'Si trova sull’estratto conto o nell’app della Sua banca.',
  expected: (length: number, country: string, name: string) =>
    `${length} caratteri per un conto ${accounts[country] ?? `di questo Paese: ${name}`}.`,
  bic: 'BIC della banca',
  elsewhere: 'Il BIC non è di una banca del Paese dell’IBAN.',
  bicHint: '8 o 11 caratteri, sullo stesso documento dell’IBAN.',
  found: (bic: string) => `Banca riconosciuta, BIC ${bic}. Basta l’IBAN: il BIC non serve.`,
  enough: 'Basta l’IBAN: il BIC non serve.',
}
