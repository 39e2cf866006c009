const flowed = /(;[\s]*format\s*=\s*"?)flowed\b/i
const spaced = /;\s*delsp\s*=\s*"?yes\b/i
const bounded = /;\s*boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i
const attached = /^content-disposition:\s*attachment\b/im
// Of the same length, so that no other byte of the mail moves.
const hidden = 'f1owed'
const longestField = 4096
const [newLine, carriageReturn] = [0x0a, 0x0d]
/** maximum length of a boundary line: RFC 2046 allows 70 bytes */
const longestBoundary = 220

/** Flow of the text of a mail; null if its lines are as written. */
export type Flow = { del_sp: boolean } | null

/**
 * Detects flowed text (RFC 3676), and hides the flag from the parser, which joins quoted lines with the answer below
 * (postal-mime 4.0). Reads only headers: the first, and those below a boundary that a header above declares, because a
 * sender may write such text.
 */
export function hideFlow(raw: Buffer): { raw: Buffer; flow: Flow } {
  let isFlowed = false
  let del_sp = false
  let copy: Buffer | null = null
  const boundaries = new Set<string>()
  for (const [begin, end] of headsOf(raw, boundaries)) {
    const head = raw.toString('latin1', begin, end)
    const isFile = attached.test(head)
    for (const { index, 0: whole } of head.matchAll(/^content-type:[^\n]*(?:\n[ \t][^\n]*)*/gim)) {
      const field = whole.slice(0, longestField)
      const [, quoted, bare] = bounded.exec(field) ?? []
      const boundary = quoted ?? bare
      if (boundary !== undefined) boundaries.add(boundary.trimEnd())
      const found = isFile ? null : flowed.exec(field)
      if (!found) continue
      isFlowed = true
      del_sp ||= spaced.test(field)
      copy ??= Buffer.from(raw)
      copy.write(hidden, begin + index + found.index + (found[1]?.length ?? 0), 'latin1')
    }
  }
  return { raw: copy ?? raw, flow: isFlowed ? { del_sp } : null }
}

/** Positions of the headers in a mail, in order; `boundaries` grows while they are read. */
function* headsOf(raw: Buffer, boundaries: ReadonlySet<string>): Generator<[number, number]> {
  for (let begin = 0; begin < raw.length;) {
    const end = endOfHead(raw, begin)
    yield [begin, end]
    const next = boundaryFrom(raw, end, boundaries)
    if (next === -1) return
    begin = next
  }
}

/** Position of the line end before the first empty line after a position. */
function endOfHead(raw: Buffer, begin: number): number {
  // A part may have no header.
  if (raw[begin] === newLine || (raw[begin] === carriageReturn && raw[begin + 1] === newLine)) return begin
  for (let at = raw.indexOf('\n', begin); at >= 0; at = raw.indexOf('\n', at + 1))
    if (raw[at + 1] === newLine || (raw[at + 1] === carriageReturn && raw[at + 2] === newLine)) return at
  return raw.length
}

/** Position of the header below the next boundary line; -1 if there is none. */
function boundaryFrom(raw: Buffer, from: number, boundaries: ReadonlySet<string>): number {
  if (boundaries.size === 0) return -1
  for (let at = raw.indexOf('\n--', from); at >= 0; at = raw.indexOf('\n--', at + 1)) {
    const line = raw.toString('latin1', at + 3, at + 3 + longestBoundary)
    const [name = ''] = line.split('\n', 1)
    if (name.length < line.length && boundaries.has(name.trimEnd())) return at + 4 + name.length
  }
  return -1
}
