import { inEach, type Label } from '@coussinet/texts/messages.ts'
import { brand } from '../chosen.ts'
import {
  formInWords,
  getNumberHint,
  isDigits,
  toMentionPattern,
  listNumberPlaces,
  usualMemberNumber,
} from '../member-number.ts'

const number = brand.member_number ?? usualMemberNumber

/** Groups in which a customer number is shown. */
export const numberGrouping: readonly number[] = number.grouping

/** Characters of each of its places. */
export const numberPlaces: readonly string[] = listNumberPlaces(number)

/** true where a keyboard of digits is enough */
export const isNumeric: boolean = isDigits(number)

/** Finds it within a text, as a regular expression without regard to capitals; null where it is digits alone, as others are. */
export const numberMention: string | null = isNumeric ? null : toMentionPattern(number)

/** Its form in words: "9 chiffres". */
export const numberWords: Label = inEach((language) => formInWords(number, language))

/** The same, and where it is found, without a full stop: "9 chiffres, en haut de votre certificat d’adhésion". */
export const numberHint: Label = inEach((language) => getNumberHint(number, language))
