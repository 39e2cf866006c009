import * as z from 'zod/mini'
import { bic, holderAddress, holderName, iban } from './bank-fields.ts'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { day, email, id, instant, phones } from './fields/fields.ts'
import { PaymentMethods } from './payment-methods.ts'
import { code, signable, Signature, Signing } from './signatures.ts'

export const mandateStatuses = ['draft', 'awaiting_code', 'active', 'replaced', 'revoked', 'lapsed'] as const

const contact = z.object({ email: z.nullable(z.string()), mobile: z.nullable(z.string()) })
const holderShown = z.object({
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.nullable(z.string()),
    line3: z.nullable(z.string()),
    line4: z.nullable(z.string()),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
  }),
})

export const Mandate = z.object({
  id,
  status: z.enum(mandateStatuses),
  umr: z.string(),
  creditor: z.object({ name: z.string(), identifier: z.string(), address: z.array(z.string()) }),
  debtor: holderShown,
  /** the policyholder, where somebody else pays */
  on_behalf_of: z.nullable(z.string()),
  /** contact of that other person, as long as the mandate is not signed */
  contact: z.nullable(contact),
  /** whole until it is signed, then masked */
  iban: z.string(),
  bic: z.nullable(z.string()),
  uses: z.array(z.enum(['premium', 'refunds'])),
  /** the day of the month that is chosen with it; null: as it is */
  due_day: z.nullable(z.int()),
  collect_unpaid: z.boolean(),
  ...signable,
  document_href: z.string(),
  signed_at: z.nullable(instant),
  /** the first debit of this account: of a draft, if it were signed today; null where none is planned */
  first_debit_on: z.nullable(day),
  /** the last debit ahead that is still of the account before: it is too near, or a second attempt that stays there */
  last_debit_before: z.nullable(day),
})
export type Mandate = z.infer<typeof Mandate>

const holder = z.strictObject({
  name: holderName,
  address: holderAddress,
  /** contact of a holder who is somebody else: the code goes there */
  contact: z._default(
    z.nullable(
      z
        .strictObject({
          email: z._default(z.nullable(email), null),
          mobile: z._default(z.nullable(phones.shape.mobile), null),
        })
        .check(
          z.refine(({ email: address, mobile }) => address !== null || mobile !== null, {
            error: 'one_contact' satisfies FieldCode,
          }),
        ),
    ),
    null,
  ),
})

export const NewMandate = z.strictObject({
  iban,
  bic: z._default(z.nullable(bic), null),
  holder,
  uses: z.array(z.enum(['premium', 'refunds'])).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(2)),
  /** takes effect with the signature */
  due_day: z.optional(z.nullable(z.int())),
  /** contributions that came back are debited from the new account too */
  collect_unpaid: z.optional(z.boolean()),
})
export type NewMandate = z.infer<typeof NewMandate>

const member = { access: 'member', permission: 'payment-methods:write' } as const
const path = '/payment-methods/mandates'

export const createMandate = endpoint({
  name: 'createMandate',
  method: 'POST',
  path,
  summary: 'Draw up a mandate to read and sign; an earlier one that is not signed gives way',
  ...member,
  idempotent: true,
  body: NewMandate,
  answer: { status: 201, body: Mandate },
})

export const getMandate = endpoint({
  name: 'getMandate',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A mandate, with the code on its way and where a code can go',
  access: 'member',
  permission: 'payment-methods:read',
  params: z.object({ id }),
  answer: { status: 200, body: Mandate },
})

export const signMandate = endpoint({
  name: 'signMandate',
  method: 'POST',
  path: `${path}/{id}/signatures`,
  summary: 'Send a code to the account holder, bound to the text that was shown',
  ...member,
  idempotent: true,
  params: z.object({ id }),
  body: Signing,
  answer: { status: 201, body: Signature },
})

export const confirmMandate = endpoint({
  name: 'confirmMandate',
  method: 'POST',
  path: `${path}/{id}/signatures/{signature_id}/confirm`,
  summary: 'Sign the mandate with the code that was received',
  ...member,
  idempotent: true,
  params: z.object({ id, signature_id: id }),
  body: z.strictObject({ code }),
  answer: { status: 200, body: PaymentMethods },
})
