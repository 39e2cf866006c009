export type Token = { kind: 'word' | 'name' | 'string' | 'open' | 'close' | 'comment'; from: number; to: number }

const isSpace = (byte: number | undefined) =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'))
const isRegular = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte)

const [HASH, LEFT, RIGHT, BACKSLASH, LESS, GREATER, SLASH] = [0x25, 0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f]

/** The token of a content stream that begins at `from` or behind white space there; null at the end. */
export function nextToken(bytes: Buffer, from: number): Token | null {
  let at = from
  while (isSpace(bytes[at])) at += 1
  const byte = bytes[at]
  if (byte === undefined) return null
  const token = (kind: Token['kind'], to: number): Token => ({ kind, from: at, to: Math.min(to, bytes.length) })
  if (byte === HASH) return token('comment', endOfLine(bytes, at))
  if (byte === LEFT) return token('string', endOfString(bytes, at))
  if (byte === SLASH) return token('name', endOfRegular(bytes, at + 1))
  if (byte === LESS && bytes[at + 1] === LESS) return token('open', at + 2)
  if (byte === GREATER && bytes[at + 1] === GREATER) return token('close', at + 2)
  if (byte === LESS) {
    const end = bytes.indexOf(GREATER, at)
    return token('string', end < 0 ? bytes.length : end + 1)
  }
  if (!isRegular(byte)) return token('word', at + 1)
  return token('word', endOfRegular(bytes, at))
}

function endOfRegular(bytes: Buffer, from: number): number {
  let at = from
  while (isRegular(bytes[at])) at += 1
  return at
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
  return at
}

function endOfString(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === LEFT) depth += 1
    else if (byte === RIGHT) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return bytes.length
}

/** Where the data of an inline image end that begin at `from`: before an `EI` of its own with operators behind it. */
export function endOfInlineData(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('EI', from, 'latin1'); at >= 0; at = bytes.indexOf('EI', at + 1, 'latin1')) {
    const isAlone = (at === from || isSpace(bytes[at - 1])) && (at + 2 === bytes.length || isSpace(bytes[at + 2]))
    // Data may hold these letters by chance: what follows the true ones is text.
    if (isAlone && /^[\t\n\f\r\x20-\x7e]*$/.test(bytes.toString('latin1', at + 2, at + 12))) return at
  }
  throw new Error('An inline image without an end')
}
