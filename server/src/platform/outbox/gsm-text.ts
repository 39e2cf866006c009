/** characters that an SMS counts once (GSM 03.38); with any other, an SMS holds 70 characters instead of 160 */
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

/** number of characters in one SMS */
export const smsLength = 160

/** Converts a text to GSM 03.38: unknown characters become the nearest one, or are dropped. */
export function gsmText(text: string): string {
  return [...text.normalize('NFC')].map((letter) => (gsmLetter.test(letter) ? letter : nearest(letter))).join('')
}

function nearest(letter: string): string {
  if (/\s/.test(letter)) return ' '
  const bare = letter.normalize('NFD').slice(0, 1)
  return near[letter] ?? (gsmLetter.test(bare) ? bare : '')
}
