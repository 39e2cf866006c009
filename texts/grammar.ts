import type { Language } from './messages.ts'

/** Grammatical gender of an animal, which decides the endings of words. */
export type Gender = 'male' | 'female'

// The h is silent in names that came by Latin or Greek and in the oldest French ones, and heard in English, German, Arabic and all
// others: a name that is not in this list keeps « de ». The y is a vowel before a consonant alone.
const silentH =
  'ad(?:es|rien(?:ne)?)|annibal|armonie|athor|' +
  'e(?:be|cate|ctor|cube|dwige|l(?:ena|ene|i[ao]|ie|ios|iodore|oise)|nri(?:ette|que)?|nry|' +
  'ra|racl[eè]s|rcule|rm(?:ance|eline|es|ine|ione)|ro(?:de|dote|n)|rve|stia|sperie)|' +
  'i(?:laire|lar[iy]on|ppo\\w*)|' +
  'o(?:mere|nor(?:at|e|in|ine)|race|rt(?:ense|ensia)|rus)|' +
  'u(?:bert(?:e|ine)?|go|gol(?:in|ine)|gues|guette|mbert)|' +
  'y(?:acinthe|dre|gie|pati[ae]|ppolyte)'
const elidable = new RegExp(
  `^(?!(?:oui(?:stiti)?|onz\\w*)\\b)(?:[aeiouœæø]|y(?![aeiou])|hœ|h(?:${silentH})(?![a-z]))`,
  'i',
)

const beforeName = (word: string, elided: string) => (name: string) =>
  elidable.test(name.normalize('NFD').replaceAll(/\p{M}/gu, '')) ? `${elided}’${name}` : `${word} ${name}`

/** French « de » before a name, elided before a vowel or a silent h: d’Oslo, d’Hélène, de Mimosa, de Hassan. */
export const deName: (name: string) => string = /* @__PURE__ */ beforeName('de', 'd')

/** French « que » before a name, elided as « de » is. */
export const queName: (name: string) => string = /* @__PURE__ */ beforeName('que', 'qu')

/** Italian « a » before a name or an address: a Marco, ad Anna. */
export const toName = (name: string): string => `${/^a/i.test(name.normalize('NFD')) ? 'ad' : 'a'} ${name}`

/** One of two forms: 0 and 1 are singular in French, 1 alone in Italian and Dutch. */
export function plural(count: number, one: string, many: string, language: Language): string {
  return count === 1 || (count === 0 && language === 'fr') ? one : many
}

/** Capitalises a text, as the beginning of a sentence or a row. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A text with its first letter lowered, as inside a sentence. */
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const alone: Readonly<Record<string, string>> = { il: 'l', Il: 'L' }

/** A day of the month as spoken: 1er, 1º, 1, then 2, 3 … */
export const dayOfMonth = (day: number, language: Language): string =>
  day === 1 ? { fr: '1er', it: '1º', nl: '1' }[language] : String(day)

/**
 * An Italian sentence with its articles elided before 8 and 11, which begin with a vowel when read: fino al 8 dicembre → fino all’8
 * dicembre.
 */
export const elided = (sentence: string): string =>
  sentence.replace(
    /\b(il|d?al|[dn]el|sul)\s(?=(?:0?8|11)(?!\d))/gi,
    (_, article: string) => `${alone[article] ?? `${article}l`}’`,
  )

const and: Readonly<Record<Language, string>> = { fr: 'et', it: 'e', nl: 'en' }

/** Oslo, Mimosa et Filou; in Italian e Oslo, ed Elvis */
export function list(items: readonly string[], language: Language): string {
  const [last = '', ...others] = items.toReversed()
  const before = language === 'it' && /^e/i.test(last.normalize('NFD')) ? 'ed' : and[language]
  return others.length === 0 ? last : `${others.toReversed().join(', ')} ${before} ${last}`
}

/** A wait of whole minutes and seconds: 4 min 30 s, below a minute 30 s. */
export const minutesAndSeconds = ({ minutes, seconds }: { minutes: number; seconds: number }): string =>
  minutes > 0 ? `${minutes}\u00a0min ${seconds}\u00a0s` : `${seconds}\u00a0s`
