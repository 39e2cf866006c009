import { brand } from '../chosen.ts'
import { toNumberPattern, getCheckTable, usualMemberNumber } from '../member-number.ts'

const number = brand.member_number ?? usualMemberNumber

/** Form of a customer number as a regular expression, anchored. */
export const numberPattern: string = toNumberPattern(number)

/** Quasigroup that checks its digits, or null. */
export const numberTable: readonly string[] | null = getCheckTable(number)

export const isLuhnNumber: boolean = number.check === 'luhn'
