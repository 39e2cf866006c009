/** `rare`: several things, or a separator rarely found within a number */
type Gap = { is: 'none' | 'common' | 'rare'; sign: string }

export type CharacterKind = 'letter' | 'plus' | 'other'

export type DigitRow = {
  digits: Uint8Array
  /** first digit of each group, and its place in the text */
  starts: Int32Array
  places: Int32Array
  /** separators before each group, as places in `gapKinds` */
  gaps: Uint8Array
  end: number
  /** signs that touch its first digit and its last one */
  before: CharacterKind
  after: CharacterKind
  /** surrounded only by separators */
  isAlone: boolean
}

const rare = '/,_·•‧∙:;|\\'
/** Kinds of separators that were met: no more than there are signs. */
export const gapKinds: Gap[] = [
  { is: 'none', sign: '' },
  { is: 'common', sign: ' ' },
]
const none = 0
const blanks = 1

// One number per character, because a megabyte is read character by character: up to 9 it is the digit's value.
const blankKind = 10
const signKind = 11
const invisibleKind = 12
const letterKind = 13
const plusKind = 14
const otherKind = 15
const unknown = 255
const known = new Uint8Array(0x2_00_00).fill(unknown)

type RowInHand = Pick<DigitRow, 'end' | 'before'> & { count: number; groups: number }

/** Finds the rows of digits in a text. Digits of every script count; invisible characters separate nothing. */
export function* rowsOfDigits(text: string): Generator<DigitRow> {
  // Lists that grow by each digit would take most of the time of a megabyte.
  const digits = new Uint8Array(text.length)
  const starts = new Int32Array(text.length)
  const places = new Int32Array(text.length)
  const gaps = new Uint8Array(text.length)
  let row: RowInHand | null = null
  let gap = none
  let before: CharacterKind = 'other'
  let isFirst = true
  const close = ({ count, groups, ...rest }: RowInHand, after: CharacterKind, isAlone: boolean): DigitRow => ({
    ...rest,
    digits: digits.slice(0, count),
    starts: starts.slice(0, groups),
    places: places.slice(0, groups),
    gaps: gaps.slice(0, groups),
    after,
    isAlone,
  })
  for (let index = 0; index < text.length;) {
    const unit = text.charCodeAt(index)
    const code = unit < 0xd8_00 ? unit : (text.codePointAt(index) ?? 0)
    const place = index
    index += code > 0xff_ff ? 2 : 1
    const kind = kindOf(code)
    if (kind === invisibleKind) continue
    if (kind < blankKind) {
      row ??= { count: 0, groups: 0, end: index, before }
      if (row.count === 0 || gap !== none) {
        starts[row.groups] = row.count
        places[row.groups] = place
        gaps[row.groups] = gap
        row.groups += 1
        gap = none
      }
      digits[row.count] = kind
      row.count += 1
      row.end = index
    } else if (kind === blankKind || kind === signKind) {
      if (row) gap = kind === blankKind && gap === none ? blanks : joined(gap, kind === blankKind ? ' ' : signOf(code))
      before = 'other'
    } else {
      const touching = kind === letterKind ? 'letter' : kind === plusKind ? 'plus' : 'other'
      if (row) yield close(row, gap === none ? touching : 'other', false)
      row = null
      gap = none
      before = touching
      isFirst = false
    }
  }
  if (row) yield close(row, 'other', isFirst)
}

/** Place in `gapKinds` of a gap that one more sign makes longer. */
function joined(gap: number, sign: string): number {
  if (gapKinds[gap]?.sign === sign) return gap
  const signs = gap === none ? sign : 'several'
  const known_as = gapKinds.findIndex((kind) => kind.sign === signs)
  if (known_as !== -1) return known_as
  return gapKinds.push({ is: signs === 'several' || rare.includes(signs) ? 'rare' : 'common', sign: signs }) - 1
}

function kindOf(code: number): number {
  if (code >= known.length) return otherKind
  const kind = known[code] ?? unknown
  return kind === unknown ? (known[code] = learn(code)) : kind
}

function learn(code: number): number {
  const character = String.fromCodePoint(narrow(code))
  if (/\p{Nd}/u.test(character)) return valueOf(narrow(code))
  if (/\s/.test(character)) return blankKind
  // A combining mark belongs to the character before it, like the frame of 4️⃣.
  if (/[\p{Cf}\p{Mn}\p{Me}]/u.test(character)) return invisibleKind
  if (/[-.\u2010-\u2015\u2212]/.test(character) || rare.includes(character)) return signKind
  if (character === '+') return plusKind
  return /[\p{L}\p{N}]/u.test(character) ? letterKind : otherKind
}

/** The digits of a script are consecutive from its zero; where sets are adjacent, each has ten. */
function valueOf(code: number): number {
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** Replaces letters and signs in full width by the plain ones. */
const narrow = (code: number) => (code > 0xff_00 && code < 0xff_5f ? code - 0xfe_e0 : code)

function signOf(code: number): string {
  const sign = String.fromCodePoint(narrow(code))
  return sign === '.' || rare.includes(sign) ? sign : '-'
}
