import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'

export type StreamUse = 'content' | 'profile' | 'image' | 'other'

export type ObjectWalk = {
  context: PDFContext
  /** parts already walked through, by the keys kept of them */
  seen: Map<KnownKeys, Set<PDFObject>>
  /** streams to keep, with their purpose */
  streams: Map<PDFStream, StreamUse>
}

/** Tells whether an object may stay; unknown parts below it are removed. */
export type KeyRule = (object: PDFObject, walk: ObjectWalk) => boolean

export type KnownKeys = { [key: string]: KeyRule }

/** Removes entries of a dictionary that have no rule or violate it. */
export function keepKnownKeys(dict: PDFDict, keys: KnownKeys, walk: ObjectWalk): void {
  const visited = walk.seen.get(keys) ?? new Set()
  walk.seen.set(keys, visited)
  if (visited.has(dict)) return
  visited.add(dict)
  for (const [name, value] of dict.entries()) {
    const key = name.decodeText()
    const rule = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!rule || !follows(rule, value, walk)) dict.delete(name)
  }
}

function follows(rule: KeyRule, value: PDFObject, walk: ObjectWalk): boolean {
  const object = walk.context.lookup(value)
  return object !== undefined && rule(object, walk)
}

/** Numbers, names, booleans, and lists of them: nothing that could contain text. */
export const plain: KeyRule = (object, walk) => {
  if (object instanceof PDFArray) return list(plain)(object, walk)
  return object instanceof PDFName || object instanceof PDFNumber || object instanceof PDFBool || object === PDFNull
}

export const aName: KeyRule = (object) => object instanceof PDFName

export const text: KeyRule = (object) => object instanceof PDFString || object instanceof PDFHexString

/** A list in which null replaces items that violate the rule. */
export function list(rule: KeyRule): KeyRule {
  const keys: KnownKeys = {}
  return (object, walk) => {
    if (!(object instanceof PDFArray)) return false
    const visited = walk.seen.get(keys) ?? new Set()
    walk.seen.set(keys, visited)
    if (visited.has(object)) return true
    visited.add(object)
    for (let index = 0; index < object.size(); index += 1) {
      if (!follows(rule, object.get(index), walk)) object.set(index, PDFNull)
    }
    return true
  }
}

export function dict(keys: () => KnownKeys): KeyRule {
  return (object, walk) => {
    if (!(object instanceof PDFDict)) return false
    keepKnownKeys(object, keys(), walk)
    return true
  }
}

/** A dictionary whose keys are names chosen by the file. */
export function named(rule: KeyRule): KeyRule {
  const keys: KnownKeys = {}
  return (object, walk) => {
    if (!(object instanceof PDFDict)) return false
    const visited = walk.seen.get(keys) ?? new Set()
    walk.seen.set(keys, visited)
    if (visited.has(object)) return true
    visited.add(object)
    for (const [name, value] of object.entries()) if (!follows(rule, value, walk)) object.delete(name)
    return true
  }
}

export const NO_KEYS: KnownKeys = {}

const FILTER_PARAMETERS: KnownKeys = {
  ...plainKeys(
    'Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1',
  ),
  ...plainKeys('DamagedRowsBeforeError ColorTransform'),
  JBIG2Globals: stream(() => NO_KEYS),
}

/** A stream; its filters are checked when its bytes are. */
export function stream(keys: () => KnownKeys, use: StreamUse = 'other'): KeyRule {
  return (object, walk) => {
    if (!(object instanceof PDFStream)) return false
    if (walk.streams.get(object) !== 'content') walk.streams.set(object, use)
    keepKnownKeys(object.dict, packed(keys()), walk)
    return true
  }
}

const packedKeys = new WeakMap<KnownKeys, KnownKeys>()

function packed(keys: KnownKeys): KnownKeys {
  const parameters = dict(() => FILTER_PARAMETERS)
  const whole = packedKeys.get(keys) ?? {
    ...keys,
    Length: plain,
    Filter: plain,
    DecodeParms: either(parameters, list(either(parameters, plain))),
  }
  packedKeys.set(keys, whole)
  return whole
}

export function either(...rules: KeyRule[]): KeyRule {
  return (object, walk) => rules.some((rule) => rule(object, walk))
}

export function plainKeys(names: string): KnownKeys {
  return Object.fromEntries(names.split(' ').map((name) => [name, plain]))
}
