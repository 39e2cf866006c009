import { capitalised } from '@coussinet/contract/domain/grammar.ts'

// As in Bourg-la-Reine, Villeneuve d’Ascq, Reggio nell’Emilia
const small = /^(?:de|du|des|d|la|le|les|lès|l|sur|sous|en|et|à|au|aux|di|del|della|dei|nell|in|sul)$/

/** A town of an address as a sentence names it: VILLENEUVE D'ASCQ CEDEX → Villeneuve d'Ascq; Italian ones without their province. */
export function townOf({ city, country }: { city: string; country: string }): string {
  const town = country === 'IT' ? city.replace(/(?<=\S)\s+\(?[A-Z]{2}\)?$/, '') : city.replace(/\s+CEDEX\b.*$/, '')
  // What is not all in capitals was written so on purpose.
  if (town !== town.toUpperCase()) return town
  return town
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word, place: number) => (place > 0 && small.test(word) ? word : capitalised(word)))
}
