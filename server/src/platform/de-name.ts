/** French elides before a vowel or an h: d’Oslo, de Mirza. */
export const deName = (name: string): string =>
  /^(?:h|y(?![aeiouy])|[aeiouàâäæéèêëîïôöœùûü])/i.test(name) ? `d’${name}` : `de ${name}`
