import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id } from './fields/fields.ts'
import { collection } from './page.ts'

export const tipIds = [
  'add_mobile',
  'confirm_email',
  'add_iban',
  'add_icad',
  'get_care_sheet',
  'read_cover',
  'invite',
] as const
export type TipId = (typeof tipIds)[number]

/** A missing thing, where it is supplied, and until when. */
export const Tip = z.object({
  id: z.enum(tipIds),
  done: z.boolean(),
  animal_id: z.nullable(id),
  due_on: z.nullable(day),
  href: z.string(),
})
export type Tip = z.infer<typeof Tip>

export const listOnboarding = endpoint({
  name: 'listOnboarding',
  method: 'GET',
  path: '/onboarding',
  summary: 'What is missing in the profile, computed from it and never stored',
  access: 'member',
  answer: { status: 200, body: collection(Tip) },
})
