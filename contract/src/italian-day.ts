const alone: Readonly<Record<string, string>> = { il: 'l', Il: 'L' }

/** An Italian sentence with its articles elided before 8 and 11, which begin with a vowel when read: fino al 8 dicembre → fino all’8 dicembre. */
export const elided = (sentence: string): string =>
  sentence.replace(/\b(il|d?al|[dn]el|sul)\s(?=(?:0?8|11)(?!\d))/gi, (_, article: string) => `${alone[article] ?? `${article}l`}’`)
