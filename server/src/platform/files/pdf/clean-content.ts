import type { PDFContext } from '@cantoo/pdf-lib'
import { cleanJpeg } from './clean-jpeg.ts'
import { filterName, isPictureCodec, unpack } from './filter-chain.ts'

export type CleanContent = {
  bytes: Buffer
  /** nothing was removed, so the compressed stream can stay */
  is_same: boolean
  operators: number
  /** names drawn by `Do`, one entry per use */
  draws: string[]
}

const INLINE_KEYS = new Set([
  'W',
  'Width',
  'H',
  'Height',
  'BPC',
  'BitsPerComponent',
  'CS',
  'ColorSpace',
  'D',
  'Decode',
  'DP',
  'DecodeParms',
  'F',
  'Filter',
  'IM',
  'ImageMask',
  'I',
  'Interpolate',
  'Intent',
])

/**
 * Cleans a content stream: drops comments, properties of marked content, and everything in inline images except pixels.
 */
export function cleanContent(bytes: Buffer, context: PDFContext): CleanContent {
  const parts: Buffer[] = []
  const draws: string[] = []
  let operators = 0
  let lastName = ''
  let copied = 0
  let at = 0
  const replace = (from: number, to: number, by: Buffer | string) => {
    parts.push(bytes.subarray(copied, from), Buffer.from(by))
    copied = to
  }
  for (let token = nextToken(bytes, at); token !== null; token = nextToken(bytes, at)) {
    const { kind, from, to } = token
    at = to
    if (kind === 'comment') replace(from, to, '\n')
    else if (kind === 'open') {
      at = endOfDictionary(bytes, to)
      replace(from, at, '<<>>')
    } else if (kind === 'name') lastName = bytes.toString('latin1', from + 1, to)
    else if (kind === 'word') {
      // Numbers are operands.
      if (!/^[+-.\d]/.test(String.fromCharCode(bytes[from] ?? 0))) operators += 1
      const word = to - from === 2 ? bytes.toString('latin1', from, to) : ''
      if (word === 'Do') draws.push(lastName)
      if (word === 'BI') {
        const image = inlineImage(bytes, to, context)
        at = image.end
        replace(from, at, image.bytes)
      }
    }
  }
  parts.push(bytes.subarray(copied))
  return { bytes: Buffer.concat(parts), is_same: copied === 0, operators, draws }
}

function endOfDictionary(bytes: Buffer, from: number): number {
  let depth = 1
  let at = from
  for (let token = nextToken(bytes, at); token !== null; token = nextToken(bytes, at)) {
    at = token.to
    if (token.kind === 'open') depth += 1
    if (token.kind === 'close') depth -= 1
    if (depth === 0) return at
  }
  return bytes.length
}

type DictionaryEntry = { key: string; value: string }

function inlineImage(bytes: Buffer, from: number, context: PDFContext): { bytes: Buffer; end: number } {
  const { entries, data_from } = inlineEntries(bytes, from)
  const known = entries.filter(({ key }) => INLINE_KEYS.has(key))
  const isFilter = ({ key }: DictionaryEntry) => key === 'F' || key === 'Filter'
  const filters = [...(known.find(isFilter)?.value ?? '').matchAll(/\/([^\s/[\]]+)/g)].map(([, name = '']) =>
    filterName(unescaped(name)),
  )
  const last = filters.at(-1)
  const jpegEnd =
    filters.length === 1 && last === 'DCTDecode' ? data_from + cleanJpeg(bytes.subarray(data_from)).end : data_from
  const end = endOfInlineData(bytes, jpegEnd)
  let data: Uint8Array = bytes.subarray(data_from, end)
  let dictionary = known
  if (last !== undefined && isPictureCodec(last)) {
    for (const filter of filters.slice(0, -1)) data = unpack(data, filter, context)
    if (last === 'DCTDecode') data = cleanJpeg(data).bytes
    const isParms = ({ key }: DictionaryEntry) => key === 'DP' || key === 'DecodeParms'
    // Several filters have a list of parameters, and the last one stays.
    const parms = known
      .find(isParms)
      ?.value.match(/<<[^<>]*>>/g)
      ?.at(-1)
    dictionary = known
      .filter((entry) => !isFilter(entry) && !isParms(entry))
      .concat({ key: 'F', value: `/${last}` }, parms ? { key: 'DP', value: parms } : [])
  }
  const head = dictionary.map(({ key, value }) => `/${key} ${value}`).join(' ')
  return { bytes: Buffer.concat([Buffer.from(`BI ${head} ID `, 'latin1'), data, Buffer.from('\nEI')]), end: end + 2 }
}

function inlineEntries(bytes: Buffer, from: number): { entries: DictionaryEntry[]; data_from: number } {
  const entries: DictionaryEntry[] = []
  let at = from
  for (;;) {
    const token = nextToken(bytes, at)
    if (token === null) throw new Error('An inline image without data')
    if (token.kind === 'word' && bytes.toString('latin1', token.from, token.to) === 'ID')
      return { entries, data_from: token.to + 1 }
    if (token.kind === 'comment') {
      at = token.to
      continue
    }
    if (token.kind !== 'name') throw new Error('An inline image with a broken head')
    const value = nextToken(bytes, token.to)
    if (value === null) throw new Error('An inline image without data')
    at = endOfValue(bytes, value)
    entries.push({
      key: unescaped(bytes.toString('latin1', token.from + 1, token.to)),
      value: bytes.toString('latin1', value.from, at),
    })
  }
}

type ContentToken = { kind: 'word' | 'name' | 'string' | 'open' | 'close' | 'comment'; from: number; to: number }

function endOfValue(bytes: Buffer, { kind, from, to }: ContentToken): number {
  if (kind === 'open') return endOfDictionary(bytes, to)
  if (bytes[from] !== 0x5b) return to
  let depth = 1
  let at = to
  for (let token = nextToken(bytes, at); token !== null; token = nextToken(bytes, at)) {
    at = token.to
    if (bytes[token.from] === 0x5b && token.kind === 'word') depth += 1
    if (bytes[token.from] === 0x5d && token.kind === 'word') depth -= 1
    if (depth === 0) return at
  }
  return bytes.length
}

/** A name may escape any letter as a hash and two digits. */
const unescaped = (name: string) =>
  name.replaceAll(/#([\da-f]{2})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const isSpace = (byte: number | undefined) =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'))
const isRegular = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte)

const [HASH, LEFT, RIGHT, BACKSLASH, LESS, GREATER, SLASH] = [0x25, 0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f]

/** The token of a content stream at `from`, after white space; null at the end. */
function nextToken(bytes: Buffer, from: number): ContentToken | null {
  let at = from
  while (isSpace(bytes[at])) at += 1
  const byte = bytes[at]
  if (byte === undefined) return null
  const token = (kind: ContentToken['kind'], to: number): ContentToken => ({
    kind,
    from: at,
    to: Math.min(to, bytes.length),
  })
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

/** Finds the end of an inline image's data that begin at `from`: before an `EI` token that operators follow. */
function endOfInlineData(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('EI', from, 'latin1'); at >= 0; at = bytes.indexOf('EI', at + 1, 'latin1')) {
    const isAlone = (at === from || isSpace(bytes[at - 1])) && (at + 2 === bytes.length || isSpace(bytes[at + 2]))
    // The data may contain these letters by chance: the true ones are followed by text.
    if (isAlone && /^[\t\n\f\r\x20-\x7e]*$/.test(bytes.toString('latin1', at + 2, at + 12))) return at
  }
  throw new Error('An inline image without an end')
}
