const flowed = /(;[\s]*format\s*=\s*"?)flowed\b/i
const spaced = /;\s*delsp\s*=\s*"?yes\b/i
// Of the same length, so that no other byte of the mail moves.
const hidden = 'f1owed'
const longestField = 4096

/** The flow of the lines of a mail’s text; null where each is as it was written. */
export type Flow = { del_sp: boolean } | null

/**
 * Finds out whether the text of a mail flows (RFC 3676), and hides it from the parser, which joins what is quoted with the answer
 * below it (postal-mime 4.0). Heads alone are looked at: the first, and those that may begin below a line of hyphens.
 */
export function hideFlow(raw: Buffer): { raw: Buffer; flow: Flow } {
  let isFlowed = false
  let del_sp = false
  let copy: Buffer | null = null
  for (const [begin, end] of headsOf(raw)) {
    const head = raw.toString('latin1', begin, end)
    for (const { index, 0: field } of head.matchAll(/^content-type:[^\n]*(?:\n[ \t][^\n]*)*/gim)) {
      const found = flowed.exec(field.slice(0, longestField))
      if (!found) continue
      isFlowed = true
      del_sp ||= spaced.test(field)
      copy ??= Buffer.from(raw)
      copy.write(hidden, begin + index + found.index + (found[1]?.length ?? 0), 'latin1')
    }
  }
  return { raw: copy ?? raw, flow: isFlowed ? { del_sp } : null }
}

/** Places in a mail that may be a head. */
function* headsOf(raw: Buffer): Generator<[number, number]> {
  for (let begin = 0; begin >= 0 && begin < raw.length;) {
    const ends = [raw.indexOf('\n\n', begin), raw.indexOf('\n\r\n', begin)].filter((place) => place >= 0)
    const end = ends.length === 0 ? raw.length : Math.min(...ends)
    yield [begin, end]
    begin = raw.indexOf('\n--', end)
    if (begin >= 0) begin += 1
  }
}
