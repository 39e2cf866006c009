import * as z from 'zod/mini'
import { inBoth, sentence } from './wording.ts'

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

export const CompanyFacts = z.strictObject({
  name: sentence,
  /** postal lines, as printed */
  address: z.array(sentence).check(z.minLength(2)),
  /** where it signs */
  city: sentence,
  /** E.164 */
  phone: z.string(),
  /** the same number as it is dialled in the country, in groups: for papers */
  phone_text: z.string(),
  email: z.string(),
  /** who the company is before the law, in one line */
  legal: inBoth(sentence),
  /** who supervises it */
  authority: sentence,
  /** who settles disputes with it out of court */
  mediator: sentence,
  hours: z.strictObject({ open: time, close: time, time_zone: z.string() }),
  social: z.array(z.strictObject({ name: sentence, href: z.url({ protocol: /^https$/ }) })),
})

/** The company as each country knows it; a country without one is answered by that of `home`. */
export const Companies = z.strictObject({ FR: z.optional(CompanyFacts), IT: z.optional(CompanyFacts), BE: z.optional(CompanyFacts) })

/** The creditor of every mandate; one identifier serves all countries (domain rules §3.2). */
export const Creditor = z.strictObject({ name: sentence, identifier: z.string(), reference_prefix: z.string().check(z.regex(/^[A-Z0-9]{2,6}$/)), address: inBoth(z.array(sentence).check(z.minLength(2))) })
