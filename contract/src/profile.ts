import * as z from 'zod/mini'
import { locale } from './brand/locale.ts'
import { endpoint } from './endpoint.ts'
import { cents, country, day } from './fields/fields.ts'
import { linkToken, ProfileChange } from './forms.ts'

export const Address = z.object({
  line1: z.string(),
  line2: z.nullable(z.string()),
  line3: z.nullable(z.string()),
  line4: z.nullable(z.string()),
  postal_code: z.string(),
  city: z.string(),
  country,
})

export const contractStatuses = ['in_preparation', 'active', 'suspended', 'terminated'] as const

export const Contract = z.object({
  number: z.string(),
  country,
  status: z.enum(contractStatuses),
  effective_date: day,
  renewal_date: day,
  end_date: z.nullable(day),
  /** last day of cover under the contract that this one replaced; null for a first one */
  previous_end_date: z.nullable(day),
  withdrawal_until: z.nullable(day),
  suspends_on: z.nullable(day),
  suspended_since: z.nullable(day),
  amount_due_cents: cents,
})
export type Contract = z.infer<typeof Contract>

export const Profile = z.object({
  nevg: z.string(),
  /** the person who acts for it, of an organisation; both names are empty where none is named */
  firstname: z.string(),
  lastname: z.string(),
  /** name of the association, foundation or company that is the member; null for a person */
  organisation: z.nullable(z.string()),
  email: z.string(),
  pending_email: z.nullable(z.string()),
  locale,
  address: Address,
  /** E.164 */
  phones: z.object({ mobile: z.nullable(z.string()), landline: z.nullable(z.string()) }),
  /** null until the insurer has sent the contract: the member is created first */
  contract: z.nullable(Contract),
})
export type Profile = z.infer<typeof Profile>

export const getMe = endpoint({
  name: 'getMe',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in member',
  access: 'member',
  answer: { status: 200, body: Profile },
})

export const changeMe = endpoint({
  name: 'changeMe',
  method: 'PUT',
  path: '/me',
  summary:
    'Change e-mail, language, address or phones; naming the pending e-mail again sends its link again. 10 minutes after the sign-in a new e-mail or mobile needs the password (422 `required` at `current_password`) or a reauthentication',
  access: 'member',
  permission: 'profile:write',
  body: ProfileChange,
  answer: { status: 200, body: Profile },
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/me/email-confirmations',
  summary: 'Confirm a new e-mail address by the link that was sent to it, once and within 24 hours',
  access: 'guest',
  body: z.strictObject({ token: linkToken }),
  answer: { status: 204 },
})
