import type { Schema } from '@coussinet/contract/endpoint.ts'
import fc from 'fast-check'
import * as z from 'zod/mini'

type Json = {
  type?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  format?: string
  minimum?: number
  maximum?: number
}

const plausible: Record<string, string[]> = {
  date: ['2026-11-10', '2026-01-31', '2027-02-28'],
  'date-time': ['2026-11-10T08:00:00Z'],
  email: ['fuzz@example.org', 'Other.One@example.org'],
}
// Values that the names of fields promise: with these a call gets past the door, to where a strange one may do harm.
const byName: Record<string, unknown[]> = {
  iban: ['FR3999910000170000412703A23', 'IT14E9993102400000041906273'],
  bic: ['BDFLFRP0'],
  holder: ['HELENE CARPENTIER'],
  mobile: ['+33639981204'],
  landline: ['+33465710412'],
  phone: ['+33639981204'],
  email: ['fuzz@example.org'],
  country: ['FR'],
  postal_code: ['69003'],
  city: ['LYON'],
  line1: ['27 RUE DES TILLEULS'],
  line2: ['', 'APPARTEMENT 12'],
  line3: [''],
  line4: [''],
  password: ['Lavande 7 au jardin!'],
  password_confirmation: ['Lavande 7 au jardin!'],
  current_password: ['Coussinet#2026'],
  username: ['412703584', 'helene.carpentier@example.org'],
  token: ['A'.repeat(43)],
  refresh_token: ['A'.repeat(43)],
  code: ['123456'],
  topic: ['refund', 'other'],
  subject: ['Où en est ma demande ?'],
  message: ['Bonjour, ma demande attend depuis lundi.'],
  birth_date: ['2021-04-10'],
  care_date: ['2026-11-10'],
  invoice_number: ['F-2026-1042'],
  vet_name: ['Clinique des Tilleuls'],
  icad: ['250269812340176'],
  amount_cents: [4200],
  month: ['2026-11'],
  year: [2026],
  sponsor: ['giulia-m4ztk8p3wq7d', 'helene-7k3qx9m2vt4h'],
  question: ['refund-delay'],
  nevg: ['412703584'],
  formula: ['integrale'],
  umr: ['ZC-M-1'],
  grant_type: ['client_credentials'],
}
const texts = [
  'Oslo',
  'LYON',
  '69003',
  '27 RUE DES TILLEULS',
  '412703584',
  'fuzz@example.org',
  '+33639981204',
  'FR3999910000170000412703A23',
  '250269812340176',
  '2026-11-10',
  '123456',
  'Lavande 7 au jardin!',
  'refund',
  'fr',
  'it',
  'FR',
  'F-2026-1042',
  'a-token-of-some-length-that-opens-nothing-at-all',
]

/** A valid call, more or less; the patterns of fields are met by chance. */
export function wellMeant(schema: Schema | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  return valueOf(asJson(schema), ids)
}

/** The texts of a body that no list and no pattern bounds, each with the way to it: `address.line1`. */
export function freeTexts(schema: Schema | undefined): string[] {
  return schema ? [...new Set(textsIn(asJson(schema), ''))] : []
}

function asJson(schema: Schema): Json {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
}

function textsIn(json: Json, way: string): string[] {
  if (json.enum || 'const' in json) return []
  const inside = Object.entries(json.properties ?? {}).flatMap(([name, member]) =>
    textsIn(member, way ? `${way}.${name}` : name),
  )
  const either = [...(json.anyOf ?? []), ...(json.oneOf ?? [])].flatMap((one) => textsIn(one, way))
  const items = json.items ? textsIn(json.items, `${way}[]`) : []
  return [...inside, ...either, ...items, ...(json.type === 'string' && !json.pattern && !json.format ? [way] : [])]
}

function valueOf(json: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in json) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  const either = json.anyOf ?? json.oneOf
  if (either) return fc.oneof(...either.map((one) => valueOf(one, ids)))
  if (json.type === 'object') {
    const members = Object.entries(json.properties ?? {}).map(([name, member]) => {
      const promised = byName[name]
      return [name, promised && !member.enum ? fc.constantFrom(...promised) : valueOf(member, ids)] as const
    })
    return fc.record(Object.fromEntries(members), { requiredKeys: json.required ?? [] })
  }
  if (json.type === 'array') return fc.array(valueOf(json.items ?? {}, ids), { maxLength: 3 })
  if (json.type === 'integer' || json.type === 'number')
    return fc.integer({ min: Math.max(json.minimum ?? 0, -1000), max: Math.min(json.maximum ?? 1000, 1_000_000) })
  if (json.type === 'boolean') return fc.boolean()
  if (json.type === 'null') return fc.constant(null)
  return fc.constantFrom(
    ...(plausible[json.format ?? ''] ??
      (json.format === 'uuid' && ids.length > 0 ? ids : [...texts, ...ids.slice(0, 3)])),
  )
}
