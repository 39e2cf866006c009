import type { Locale } from '@coussinet/contract/brand/locale.ts'
import { nevgLike } from '@coussinet/contract/brand/nevg-like.ts'
import { offeredLocales, soldCountries } from '@coussinet/contract/brand/values.ts'
import { careKinds } from '@coussinet/contract/domain/care.ts'
import { declineCodes, receiptStatuses } from '@coussinet/contract/domain/payments.ts'
import { features } from '@coussinet/contract/domain/permissions.ts'
import { askReasons, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { causes, refundStatuses } from '@coussinet/contract/domain/requests.ts'
import { godchildStatuses } from '@coussinet/contract/domain/sponsorship.ts'
import { country, day } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import { formatReference } from '#platform/text/reference.ts'
import animalTable from '../data/animals.json' with { type: 'json' }
import memberRows from '../data/members.json' with { type: 'json' }
import notificationTable from '../data/notifications.json' with { type: 'json' }
import receiptTable from '../data/receipts.json' with { type: 'json' }
import refundTable from '../data/refunds.json' with { type: 'json' }
import sponsorshipRows from '../data/sponsorship.json' with { type: 'json' }
import vetTable from '../data/vets.json' with { type: 'json' }
import { demoDueDay, demoFormula } from '../new-member/nearest-terms.ts'

// The first row of a table names its columns.
const objects = ([names = [], ...table]: readonly (readonly unknown[])[]) =>
  table.map((cells) => Object.fromEntries(names.map((name, place) => [String(name), cells[place]])))

const text = z.string()
const orNull = z.nullable(text)

const Mandate = z.object({
  iban: text,
  bic: text,
  /** reference after the brand's prefix */
  umr: text,
  signed_on: day,
  signature_mode: z.enum(['email', 'sms']),
  /** contact that the code went to when the holder is not the member */
  signature_recipient: z.optional(text),
})
export type SeedMandate = z.infer<typeof Mandate>

const Debit = z.discriminatedUnion('mode', [
  z.extend(Mandate, {
    mode: z.literal('bank'),
    holder: text,
    on_behalf_of: z.optional(text),
    replaced: z.optional(Mandate),
  }),
  z.object({ mode: z.literal('card'), holder: text, brand: text, last4: text, expires: text }),
])

// A brand without a member's language has the member in French: the demo's data is older than the choice.
const spoken = z.pipe(
  z.enum(['fr', 'fr-BE', 'it']),
  z.transform((locale): Locale => (offeredLocales.includes(locale) ? locale : 'fr')),
)

const Member = z.object({
  id: text,
  nevg: text,
  firstname: text,
  lastname: text,
  has_signed_in: z._default(z.boolean(), true),
  locale: spoken,
  country,
  address: z.tuple([text, text, text, text]),
  postal_code: text,
  city: text,
  mobile: orNull,
  landline: orNull,
  email: text,
  contract_number: text,
  effective_date: day,
  contract_status: z.enum(['active', 'in_preparation', 'suspended']),
  suspended_since: z.optional(day),
  formal_notice_on: z.optional(day),
  due_day: z.int(),
  debit: Debit,
  refund_iban: orNull,
  features: z.array(z.enum(features)),
  /** the word of the member's link; null for one that is made at the first need */
  sponsor_slug: orNull,
})
export type SeedMember = z.infer<typeof Member>
export const seedMembers = z
  .array(Member)
  .parse(memberRows)
  // An insurer has members where it sells.
  .filter(({ country }) => soldCountries.includes(country))
  .map((member) => ({ ...member, nevg: nevgLike(member.nevg), due_day: demoDueDay(member.due_day) }))

const isKept = (id: string) => seedMembers.some((member) => member.id === id)

const Animal = z.object({
  id: text,
  member: text,
  name: text,
  type: z.enum(['cat', 'dog']),
  gender: z.enum(['male', 'female']),
  breed: text,
  colour: text,
  birth_date: day,
  adoption_date: z.nullable(day),
  identification_number: orNull,
  formula: text,
  cover_start: z.nullable(day),
})
export type SeedAnimal = z.infer<typeof Animal>
export const seedAnimals = z
  .array(Animal)
  .parse(objects(animalTable))
  .filter(({ member }) => isKept(member))
  .map((animal) => ({ ...animal, formula: demoFormula(animal.formula, animal.type) }))

const Part = z.object({
  request: text,
  part: z.int(),
  animal: text,
  status: z.enum(refundStatuses),
  care_date: day,
  submitted_on: z.nullable(day),
  decided_on: z.nullable(day),
  payment_date: z.nullable(day),
  vet: text,
  invoice_number: orNull,
  tracking_reference: orNull,
  cause: z.nullable(z.enum(causes)),
  event: orNull,
  lines: z.array(z.tuple([z.enum(careKinds), z.int()])),
  billed: z.int(),
  reason: z.nullable(z.enum([...rejectionReasons, ...askReasons])),
  documents_deadline: z.nullable(day),
})
export type SeedPart = z.infer<typeof Part>
const parts = z
  .array(Part)
  .parse(objects(refundTable))
  .filter(({ animal }) => seedAnimals.some(({ id }) => id === animal))
  .map((part) => ({ ...part, tracking_reference: ofBrand(part.tracking_reference) }))

function ofBrand(reference: string | null): string | null {
  const [, year, rest] = reference?.split('-') ?? []
  return year === undefined || rest === undefined ? null : formatReference('refund', year, rest)
}

/** Documents that were filed at once: one invoice, one part an animal. */
export type SeedRequest = Omit<SeedPart, 'part' | 'animal' | 'event' | 'lines' | 'billed'> & {
  member: string
  parts: SeedPart[]
}

export const seedRequests: SeedRequest[] = [...Map.groupBy(parts, ({ request }) => request).values()].map((own) => {
  const { part: _part, animal, event: _event, lines: _lines, billed: _billed, ...request } = first(own)
  return { ...request, member: getSeedAnimal(animal).member, parts: own }
})

const Receipt = z.object({
  member: text,
  month: text,
  issue_date: day,
  amount_cents: z.int(),
  status: z.enum(receiptStatuses),
  payment_date: z.nullable(day),
  decline_code: z.nullable(z.enum(declineCodes)),
  next_attempt_on: z.nullable(day),
  /** a day, why it came back or null for what was paid, and the means when it was not the usual one */
  attempts: z.array(
    z.union([
      z.tuple([day, z.nullable(z.enum(declineCodes))]),
      z.tuple([day, z.nullable(z.enum(declineCodes)), z.literal('card')]),
    ]),
  ),
})
export type SeedReceipt = z.infer<typeof Receipt>
export const seedReceipts = z
  .array(Receipt)
  .parse(objects(receiptTable))
  .filter(({ member }) => isKept(member))

const Notification = z.object({
  id: text,
  member: text,
  kind: text,
  created_at: text,
  read: z.boolean(),
  params: z.record(text, z.union([text, z.int()])),
})
export const seedNotifications = z
  .array(Notification)
  .parse(objects(notificationTable))
  .filter(({ member }) => isKept(member))

const dayOrNone = z._default(z.nullable(day), null)
const Godchild = z.object({
  id: text,
  sponsor: text,
  godchild: text,
  status: z.enum(godchildStatuses),
  quote_on: day,
  signed_on: dayOrNone,
  effective_date: dayOrNone,
  validated_on: dayOrNone,
  drawn_on: dayOrNone,
  gain_cents: z._default(z.nullable(z.int()), null),
  paid_on: dayOrNone,
})
export type SeedGodchild = z.infer<typeof Godchild>
export const seedGodchildren = z
  .array(Godchild)
  .parse(sponsorshipRows)
  .filter(({ sponsor }) => isKept(sponsor))

const vets = z.array(z.object({ id: text, name: text, town: text })).parse(objects(vetTable))

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('the demo data has an empty request')
  return one
}

function named<T extends { id: string }>(rows: readonly T[], id: string): T {
  return first(rows.filter((row) => row.id === id))
}

export const getSeedMember = (id: string) => named(seedMembers, id)
export const getSeedVet = (id: string) => named(vets, id)
export function getSeedAnimal(id: string): SeedAnimal {
  return named(seedAnimals, id)
}
