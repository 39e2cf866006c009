import { soldCountries } from '@coussinet/contract/brand/values.ts'
import {
  type MachineFieldCode,
  machineFieldSentences,
  type MemberFieldCode,
  type ProblemCode,
} from '@coussinet/contract/domain/problems.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import { longestLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { allowedDueDays } from '#modules/contributions/contributions.ts'
import type { UpsertKind } from './apply-line.ts'

/** Codes of members’ forms that no upsert returns. */
type OfForms =
  | Extract<MemberFieldCode, `password.${string}` | `file_${string}`>
  | 'code'
  | 'one_contact'
  | 'no_contact'
  | 'contact_too_recent'
  | 'message_short'
  | 'dispute_new'
  | 'date_past'
  | 'date_far'
  | 'symptoms_after_care'
  | 'card_token'
  | 'card_expired'
  | 'lost_too_recent'
  | 'phone_number'
  | 'push_endpoint'
  | 'unknown_passkey'

/** Code for a contradiction with an earlier row of the same import, which no call returns. */
const otherwise = {
  brought_otherwise:
    '{what} {line} of this import brings the same one with another {fields}; one of the two has a number that is not its own',
}

type UpsertFieldCode = Exclude<MemberFieldCode, OfForms> | MachineFieldCode

/** Ends of sentences that begin with a field and its value; an upsert's code without one does not compile. */
export const fieldSentences = {
  ...machineFieldSentences,
  required: 'it is needed',
  member_number: machineSentence('member_number'),
  phone: 'this is no landline number of FR, IT or BE with its prefix, like +33140000000',
  mobile: 'this is no mobile number of FR, IT or BE with its prefix, like +33612345678',
  email: 'this is no e-mail address',
  one_phone: 'one of phones.mobile and phones.landline is needed',
  icad: 'this is neither a chip of 15 digits nor a tattoo like LXQ482, nor in IT like 2HKD417 or 45MI1234, nor in BE like B12A34',
  'iban.format': 'this is not the form of an IBAN',
  'iban.length': 'an IBAN of this country has {length} characters',
  'iban.checksum': 'the check digits of this IBAN are wrong',
  'iban.country': 'this country is not in SEPA',
  bic: 'a BIC has 8 or 11 letters and digits',
  holder: 'the name of a holder has letters',
  paper_letters: 'this is in letters that papers cannot draw: they have Latin, Greek and Cyrillic ones',
  latin_letters: 'this is not written in Latin letters, and a bank reads no other alphabet',
  'postal.FR': 'a postal code of FR has 5 digits',
  'postal.IT': 'a postal code of IT has 5 digits',
  'postal.BE': 'a postal code of BE has 4 digits',
  address_line: 'a line of an address has {max} characters at most in this country',
  date_future: 'this lies in the future',
  icad_used: 'another animal of this member has this number',
  date_before_birth: 'this is before the animal’s birth',
  date_before_cover: 'this is before the animal’s cover_start',
  date_too_old: 'care of more than {years} years ago is not taken',
  card_number: 'this holds what reads as the number of a payment card, which never comes here',
  due_day: `the brand’s due days are ${allowedDueDays.join(', ')}`,
  holder_other: 'refunds go to an account of the member alone',
  'schema.invalid_type': 'it should be {wanted}',
  'schema.too_small': 'it is too small: {min} at least',
  'schema.too_big': 'it is too big: {max} at most',
  'schema.invalid_string': 'it should be {wanted}',
  country_not_sold: `the brand sells no contracts there: it sells in ${soldCountries.join(', ')}`,
} satisfies Record<UpsertFieldCode, string>

const known: Readonly<Record<string, string>> = { ...fieldSentences, ...otherwise }

const limits: Readonly<Record<string, string>> = {
  annual_ceiling_cents: 'the formula’s yearly ceiling is {max}',
  vaccine_package_cents: 'the formula’s package of prevention is {max} a year',
  deductible_cents: 'the formula’s deductible that is counted so is {max}',
  billed_cents: 'it was billed {max}',
}

/** Sentence of a code at a field, with its values; a limit says what it limits. */
export function fieldSentence(key: string, params: Readonly<Record<string, string | number>>): string {
  const whose = key === 'schema.too_big' ? limits[String(params['limit'])] : undefined
  return fill(whose === undefined ? (known[key] ?? key) : `it is too big: ${whose}`, params)
}

/** A refusal of the whole upsert: the field that it is about, and the end of a sentence. */
type FieldRefusal = { field: string; sentence: string }

const taken = (what: string, field: string): FieldRefusal => ({ field, sentence: `this is ${what} of another member` })

const conflicts: Record<UpsertKind, FieldRefusal> = {
  member: { field: 'nevg', sentence: 'somebody else was writing this member: bring it again' },
  contract: taken('the number of a contract', 'number'),
  animal: taken('the id of an animal', 'id'),
  opening_balance: { field: 'id', sentence: 'this animal has no cover: no cover_start, or the formula default' },
  past_refund: taken('the id of a refund', 'id'),
  receipt: taken('the id of a contribution', 'id'),
  sponsorship_request: taken('the id of a godchild', 'id'),
}

const noMember: FieldRefusal = { field: 'nevg', sentence: 'no member has this number: bring the member first' }

const missing: Partial<Record<UpsertKind, FieldRefusal>> = {
  opening_balance: { field: 'id', sentence: machineFieldSentences.unknown_animal },
}

const others = {
  malformed_request: `this is no JSON in UTF-8 on one line, or has more than ${longestLine} bytes`,
  validation_failed: 'something in it does not fit',
  insufficient_scope: 'the client lacks the scope for it',
  server_error: 'a fault of ours: it is told on stderr',
  unavailable: 'the database was not there: bring it again',
} satisfies Partial<Record<ProblemCode, string>>

const ofOthers: Readonly<Record<string, string>> = others

export const unreadRow = `this is no row of the table: it has more cells than the head, a quote that does not close, or more than ${longestLine} bytes`

export function refusalSentence(code: ProblemCode, upsert: UpsertKind | null): FieldRefusal | string {
  if (upsert !== null && code === 'conflict') return conflicts[upsert]
  if (upsert !== null && code === 'not_found') return missing[upsert] ?? noMember
  return ofOthers[code] ?? code
}
