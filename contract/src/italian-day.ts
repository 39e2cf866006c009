const alone: Readonly<Record<string, string>> = { il: 'l', Il: 'L' }

/** A day of the month as it is said alone: 1er, 1º, then 2, 3 … */
export const dayOfMonth = (day: number, language: 'fr' | 'it'): string =>
  day === 1 ? { fr: '1er', it: '1º' }[language] : String(day)

/** An Italian sentence with its articles elided before 8 and 11, which begin with a vowel when read: fino al 8 dicembre → fino all’8 dicembre. */
export const elided = (sentence: string): string =>
  sentence.replace(
    /\b(il|d?al|[dn]el|sul)\s(?=(?:0?8|11)(?!\d))/gi,
    (_, article: string) => `${alone[article] ?? `${article}l`}’`,
  )
