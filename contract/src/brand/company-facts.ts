import * as z from 'zod/mini'
import { inLanguages, sentence } from './wording.ts'

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

export const CompanyFacts = z.strictObject({
  name: sentence,
  /** postal lines, as printed */
  address: z.array(sentence).check(z.minLength(2)),
  /** place of its signature */
  city: sentence,
  /** E.164 */
  phone: z.string(),
  /** the same number as it is dialled in the country, in groups: for papers */
  phone_text: z.string(),
  email: z.string(),
  /** name of the company before the law, in one line */
  legal: inLanguages(sentence),
  /** kind of establishment in the country: its seat, a branch, or services from abroad */
  establishment: z.enum(['seat', 'branch', 'services']),
  /** authority that supervises it there, in short */
  authority: sentence,
  /** the same, in full and with the address: in the conditions, after a colon */
  supervisor: inLanguages(sentence),
  /** body that settles disputes with it out of court */
  mediator: sentence,
  hours: z.strictObject({ open: time, close: time, time_zone: z.string() }),
  social: z.array(z.strictObject({ name: sentence, href: z.url({ protocol: /^https$/ }) })),
})

/** The company as each country knows it; a country without one is answered by that of `home`. */
export const Companies = z.strictObject({
  FR: z.optional(CompanyFacts),
  IT: z.optional(CompanyFacts),
  BE: z.optional(CompanyFacts),
})

/** Country where the insurer is registered, which is where it is supervised first; papers name both. */
export const Registration = z.strictObject({
  /** ISO 3166: any country */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** number in the register, written as there, with the register's name: SIREN 000 417 030 */
  number: sentence,
})

/** The creditor of every mandate; one identifier serves all countries (domain rules §3.2). */
export const Creditor = z.strictObject({
  name: sentence,
  identifier: z.string(),
  reference_prefix: z.string().check(z.regex(/^[A-Z0-9]{2,6}$/)),
  address: inLanguages(z.array(sentence).check(z.minLength(2))),
})
