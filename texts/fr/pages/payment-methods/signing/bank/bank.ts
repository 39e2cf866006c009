// An account by its country, which few members have abroad; of others the country itself is named.
const accounts: Record<string, string> = {
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
}

export const bankMessages = {
  iban: 'IBAN',
  where: 'Il figure sur votre relevé bancaire, ou dans l’application de votre banque.',
  expected: (length: number, country: string, name: string) =>
    `${length} caractères pour un compte ${accounts[country] ?? `de ce pays : ${name}`}.`,
  bic: 'BIC de la banque',
  elsewhere: 'Ce BIC n’est pas celui d’une banque du pays de l’IBAN.',
  bicHint: '8 ou 11 caractères, sur le même document que l’IBAN.',
  found: (bic: string) => `Banque reconnue, BIC ${bic}. L’IBAN suffit : aucun BIC à donner.`,
  enough: 'L’IBAN suffit : aucun BIC à donner.',
}
