/** `rare`: several things, or a separator rarely found within a number */
export type Gap = { is: 'none' | 'common' | 'rare'; sign: string }

export type CharacterKind = 'letter' | 'plus' | 'other'

export type DigitRow = {
  digits: number[]
  starts: number[]
  places: number[]
  /** separators before each group */
  gaps: Gap[]
  end: number
  /** signs that touch its first digit and its last one */
  before: CharacterKind
  after: CharacterKind
  /** surrounded only by separators */
  isAlone: boolean
}

const rare = '/,_·•‧∙:;|\\'
const none: Gap = { is: 'none', sign: '' }
const blanks: Gap = { is: 'common', sign: ' ' }

// One number per character, because a megabyte is read character by character: up to 9 it is the digit's value.
const blankKind = 10
const signKind = 11
const invisibleKind = 12
const letterKind = 13
const plusKind = 14
const otherKind = 15
const unknown = 255
const known = new Uint8Array(0x2_00_00).fill(unknown)

/** Finds the rows of digits in a text. Digits of every script count; invisible characters separate nothing. */
export function* rowsOfDigits(text: string): Generator<DigitRow> {
  let row: DigitRow | null = null
  let gap = none
  let before: CharacterKind = 'other'
  let isFirst = true
  for (let index = 0; index < text.length;) {
    const unit = text.charCodeAt(index)
    const code = unit < 0xd8_00 ? unit : (text.codePointAt(index) ?? 0)
    const place = index
    index += code > 0xff_ff ? 2 : 1
    const kind = kindOf(code)
    if (kind === invisibleKind) continue
    if (kind < blankKind) {
      row ??= { digits: [], starts: [], places: [], gaps: [], end: index, before, after: 'other', isAlone: isFirst }
      if (row.digits.length === 0 || gap !== none) {
        row.starts.push(row.digits.length)
        row.places.push(place)
        row.gaps.push(gap)
        gap = none
      }
      row.digits.push(kind)
      row.end = index
    } else if (kind === blankKind || kind === signKind) {
      if (row)
        gap = kind === blankKind && gap === none ? blanks : joined(gap, kind === blankKind ? blanks.sign : signOf(code))
      before = 'other'
    } else {
      const touching = kind === letterKind ? 'letter' : kind === plusKind ? 'plus' : 'other'
      if (row) yield { ...row, after: gap === none ? touching : 'other', isAlone: false }
      row = null
      gap = none
      before = touching
      isFirst = false
    }
  }
  if (row) yield row
}

const gaps = new Map([[blanks.sign, blanks]])

function joined(gap: Gap, sign: string): Gap {
  if (gap.sign === sign) return gap
  const signs = gap === none ? sign : 'several'
  const made =
    gaps.get(signs) ?? ({ is: signs === 'several' || rare.includes(signs) ? 'rare' : 'common', sign: signs } as const)
  gaps.set(signs, made)
  return made
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
