import * as z from 'zod/mini'
import { bic, holderAddress, holderName, iban } from '../../bank-fields.ts'
import type { FieldCode } from '../../domain/problems.ts'
import { withoutMarks } from '../../domain/strings.ts'
import { endpoint } from '../../endpoint.ts'
import { cents, country, day, email, instantOrDay, line, month, phones } from '../../fields/fields.ts'
import { isMandateReference } from '../../fields/mandate-reference.ts'
import { rule } from '../../fields/rule.ts'
import { nevg } from '../../usernames.ts'
import { UpsertResult } from './upsert.ts'

/** Number that is printed on every paper, 1 to 40 letters, digits, dots, hyphens and underscores. */
export const contractNumber = /* @__PURE__ */ z
  .string()
  .check(z.overwrite(withoutMarks), z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/))

/** A mandate that the insurer holds already, or was signed elsewhere. */
const MandateHeld = z.strictObject({
  kind: z.literal('bank_account'),
  umr: z.string().check(z.overwrite(withoutMarks), z.trim(), rule(isMandateReference, 'umr')),
  iban,
  bic: z._default(z.nullable(bic), null),
  holder: holderName,
  /** default: the member's own */
  address: z.optional(holderAddress),
  /** contact of somebody else who holds the account, for notices of changes */
  contact: z._default(
    z.nullable(
      z.strictObject({ email: z._default(z.nullable(email), null), phones: z._default(z.nullable(phones), null) }),
    ),
    null,
  ),
  signed_at: instantOrDay,
  /** while it lies ahead */
  first_debit_on: z._default(z.nullable(day), null),
})

/** A card that the payment provider knows by a token; its number never comes here. */
const CardHeld = z.strictObject({
  kind: z.literal('card'),
  provider_token: z.string().check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(200)),
  holder: holderName,
  brand: line(30),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expires: month,
  registered_at: instantOrDay,
})

const RefundAccountHeld = z.strictObject({
  iban,
  bic: z._default(z.nullable(bic), null),
  holder: holderName,
  /** from the day it was given */ given_at: instantOrDay,
})

export const contractFields = {
  country: z.optional(country),
  status: z.optional(z.enum(['active', 'suspended', 'terminated'])),
  effective_date: z.optional(day),
  end_date: z.optional(z.nullable(day)),
  withdrawal_until: z.optional(z.nullable(day)),
  suspends_on: z.optional(z.nullable(day)),
  formal_notice_on: z.optional(z.nullable(day)),
  amount_due_cents: z.optional(cents),
  due_day: z.optional(z.int()),
  /** every time without cover for unpaid contributions; `to_day` is its last day, null while it lasts */
  suspensions: z.optional(z.array(z.strictObject({ from_day: day, to_day: z.nullable(day) })).check(z.maxLength(200))),
  /** account or card for contributions; if it differs from the member's, the one signed or registered later applies */
  debit: z.optional(z.discriminatedUnion('kind', [MandateHeld, CardHeld])),
  /** account for refunds; if it differs from the member's, the one given later applies */
  refund_account: z.optional(RefundAccountHeld),
}

export const neededOfContract = ['country', 'effective_date', 'due_day'] as const

export const ContractUpsert = z.strictObject({ nevg, ...contractFields })
export type ContractUpsert = z.infer<typeof ContractUpsert>
export type DebitHeld = NonNullable<ContractUpsert['debit']>
export type RefundAccountHeld = z.infer<typeof RefundAccountHeld>

export const putContract = endpoint({
  name: 'putContract',
  method: 'PUT',
  path: '/contracts/{number}',
  summary: `A member’s contract, made or changed, with what the insurer holds to debit and to refund; a new one needs ${neededOfContract.join(', ')}`,
  access: 'machine',
  scope: 'members:write',
  params: z.object({ number: contractNumber }),
  body: ContractUpsert,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
