/** A text as it is compared: small letters without marks, ligatures apart; `Œdème` is `oedeme`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}

const decimal = /^(\d+)[.,](\d{1,2})$/

/**
 * The words of a text, folded. What an apostrophe ties to a word stands alone (`l’assurance`, `dell’animale`),
 * an amount is one word, however it is written: `45,2`, `45.20`.
 */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? []
  return found.flatMap((word) => {
    const [, euros, cents] = decimal.exec(word) ?? []
    return euros === undefined || cents === undefined ? word.split(/[.,]/) : `${Number(euros)}.${cents.padEnd(2, '0')}`
  })
}
