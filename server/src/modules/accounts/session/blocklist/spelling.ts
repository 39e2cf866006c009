export type PasswordReading = { word: string; rest: string }

// Signs that stand for letters; a 1 and a ! are an i or an l.
const signs: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
}
const spellings: Record<string, string>[] = [
  { ...signs, '1': 'i', '!': 'i' },
  { ...signs, '1': 'l', '!': 'l' },
]
/** number of signs at an end that are tried as letters ("$oleil", "Napol1") */
const tried = 3

/** Small letters without accents, straight apostrophes. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

export const toLetters = (text: string): string => text.replace(/\P{L}/gu, '')
const othersOf = (text: string): string => text.replace(/\p{L}/gu, '')

/** The ways of reading a password as one word: as it stands, by its letters alone, with signs read as letters. */
export function listPasswordReadings(password: string): PasswordReading[] {
  const text = plain(password)
  const first = text.search(/\p{L}/u)
  if (first < 0) return []
  const last = text.length - (/\P{L}*$/u.exec(text)?.[0].length ?? 0)
  const readings = [{ word: toLetters(text), rest: othersOf(text) }]
  for (let start = Math.max(0, first - tried); start <= first; start += 1) {
    for (let end = last; end <= Math.min(text.length, last + tried); end += 1) {
      const inside = text.slice(start, end)
      const outside = text.slice(0, start) + text.slice(end)
      readings.push({ word: inside, rest: outside })
      for (const spelling of spellings) {
        const spelled = [...inside].map((character) => spelling[character] ?? character).join('')
        readings.push({ word: toLetters(spelled), rest: outside + othersOf(spelled) })
      }
    }
  }
  return readings
}

/** Number of characters that must be guessed: one that repeats the last or follows it ("111", "1234", "abc") costs nothing. */
export function guessedLength(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}
