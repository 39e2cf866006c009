/** A text without accents, case or marks, as words; letters that the engine takes for digits within a word are letters again. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      // "|.V.A.": a stroke for an i.
      .replaceAll(/(?<![a-z])(?:[|!1](?=\.?v\.?a\b)|l(?=\.v\.a\b))/g, 'i')
      // "IV.A.", and before its rate "INA. 22%": I.V.A. as the engine reads some prints.
      .replaceAll(/\b(?:iv\.a|i\.va)\b|\b(?:ina|lva)\b(?=\.?\s*\d{1,2}(?:[.,]\d+)?\s?%)/g, 'iva')
      .replaceAll(/\b(?:tv\.a|t\.va)\b/g, 'tva')
      // "TVA10%": a rate clings to its tax.
      .replaceAll(/\b(tva|iva|btw)(?=\d{1,2}(?:[.,]\d+)?\s?%)/g, '$1 ')
      .replaceAll(/[’'`´.]/g, (mark) => (mark === '.' ? '.' : ' '))
      // Initials are one word: t.v.a., s.r.l., p.iva.
      .replaceAll(/\b(?:[a-z]\.){2,}/g, (initials) => `${initials.replaceAll('.', '')} `)
      .split(/[^\p{L}\p{N}°%€]+/u)
      .filter((word) => word !== '')
      .map(asLetters)
  )
}

/** Count of letters in a text. */
export const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const letterOf: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' }

function asLetters(word: string): string {
  const letters = lettersIn(word)
  const digits = word.match(/\d/g)?.length ?? 0
  return letters >= 3 && digits === 1 ? word.replaceAll(/[0158]/g, (digit) => letterOf[digit] ?? digit) : word
}

/** Words of one phrase; a star ends one that may go on ("consult*"), or begins one that may have more before it ("*korting"). */
export type Phrase = readonly string[]

/** Phrases of a table as they are written there: "total ttc | net a payer". */
export const phrases = (written: string): Phrase[] => written.split('|').map((one) => one.trim().split(/\s+/))

/** Phrases of each beginning, each preposition and each noun of a table. */
export const joinedTo = (beginnings: readonly string[], prepositions: readonly string[], nouns: string): Phrase[] =>
  beginnings.flatMap((one) =>
    prepositions.flatMap((preposition) =>
      phrases(nouns).map((noun) => [...one.split(' '), ...preposition.split(' ').filter(Boolean), ...noun]),
    ),
  )

/** The first place, from one on, where a phrase begins among words, allowing for a letter misread in a long one; -1 where it is not. */
export function findPhrase(phrase: Phrase, words: readonly string[], from = 0): number {
  for (let at = from; at + phrase.length <= words.length; at += 1)
    if (phrase.every((wanted, step) => isLike(words[at + step] ?? '', wanted))) return at
  return -1
}

export const says = (words: readonly string[], any: readonly Phrase[]): boolean =>
  any.some((phrase) => findPhrase(phrase, words) >= 0)

/** Tells whether a word is one of a phrase to the letter; a star stands for what may go on, or come before. */
export function isWordOf(wanted: string, word: string): boolean {
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  return wanted.startsWith('*') ? word.endsWith(wanted.slice(1)) : word === wanted
}

function isLike(word: string, wanted: string): boolean {
  if (isWordOf(wanted, word)) return true
  if (!wanted.endsWith('*')) return isNear(word, wanted)
  const stem = wanted.slice(0, -1)
  return stem.length >= 7 && isNear(word.slice(0, stem.length), stem)
}

/** Tolerates one wrong, missing or extra letter in a long word, two from twelve letters on; "devis" is not "devise". */
export function isNear(one: string, other: string): boolean {
  const most = other.length >= 12 ? 2 : other.length >= 7 ? 1 : 0
  if (most === 0 || Math.abs(one.length - other.length) > most) return one === other
  // Words that end or begin otherwise are other words: "remise" and "émise".
  return one.length >= 6 && one[0] === other[0] && distance(one, other) <= most
}

/** Letters by which two words differ: changed, missing or too much. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
