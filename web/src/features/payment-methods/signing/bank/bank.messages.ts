import { type Language, messages } from '@coussinet/contract/domain/messages.ts'

/** An account by its country, which few members have abroad; of others the country itself is named. */
const accounts: Record<Language, Record<string, string>> = {
  fr: {
    FR: 'français',
    IT: 'italien',
    BE: 'belge',
    AT: 'autrichien',
    CH: 'suisse',
    DE: 'allemand',
    ES: 'espagnol',
    GB: 'britannique',
    IE: 'irlandais',
    LT: 'lituanien',
    LU: 'luxembourgeois',
    MC: 'monégasque',
    NL: 'néerlandais',
    PT: 'portugais',
    SM: 'saint-marinais',
  },
  it: {
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
  },
}

export const bankMessages = messages({
  fr: {
    iban: 'IBAN',
    where: 'Il figure sur votre relevé bancaire, ou dans l’application de votre banque.',
    expected: (length: number, country: string, name: string) =>
      `${length} caractères pour un compte ${accounts.fr[country] ?? `de ce pays : ${name}`}.`,
    bic: 'BIC de la banque',
    elsewhere: 'Ce BIC n’est pas celui d’une banque du pays de l’IBAN.',
    bicHint: '8 ou 11 caractères, sur le même document que l’IBAN.',
    found: (bic: string) => `BIC ${bic}, trouvé d’après l’IBAN`,
  },
  it: {
    iban: 'IBAN',
    where: 'Si trova sull’estratto conto o nell’app della Sua banca.',
    expected: (length: number, country: string, name: string) =>
      `${length} caratteri per un conto ${accounts.it[country] ?? `di questo Paese: ${name}`}.`,
    bic: 'BIC della banca',
    elsewhere: 'Il BIC non è di una banca del Paese dell’IBAN.',
    bicHint: '8 o 11 caratteri, sullo stesso documento dell’IBAN.',
    found: (bic: string) => `BIC ${bic}, trovato in base all’IBAN`,
  },
})
