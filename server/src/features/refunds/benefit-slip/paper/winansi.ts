const withoutMark: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '–', '‐': '-', '‑': '-' }

/** The text in the characters of a font, `known` by their code points: a letter that it lacks loses its accent, any other sign becomes “?”. */
export function inFont(text: string, known: ReadonlySet<number>): string {
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC').replaceAll(/\s/gu, ' '), (character) => {
    if (has(character)) return character
    const bare = withoutMark[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return Array.from(bare).every(has) ? bare : '?'
  }).join('')
}
