/** letters of one SMS that are counted once (GSM 03.38); one letter beyond them, and an SMS holds 70 letters instead of 160 */
const gsmLetter = /[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§äöñüà!"#%&'()*+,\-./:;<=>?¡¿_\r\n]/
const near: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

/** number of letters that one SMS holds */
export const smsLength = 160

/** A text in the letters of GSM 03.38: what the alphabet lacks becomes what comes nearest, or falls away. */
export function gsmText(text: string): string {
  return [...text.normalize('NFC')].map((letter) => (gsmLetter.test(letter) ? letter : nearest(letter))).join('')
}

function nearest(letter: string): string {
  if (/\s/.test(letter)) return ' '
  const bare = letter.normalize('NFD').slice(0, 1)
  return near[letter] ?? (gsmLetter.test(bare) ? bare : '')
}
