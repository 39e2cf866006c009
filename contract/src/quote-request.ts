import * as z from 'zod/mini'
import type { Country } from './domain/countries.ts'
import type { FieldCode } from './domain/problems.ts'
import { withoutMarks } from './domain/strings.ts'
import { country, email, line, postalCode } from './fields/fields.ts'
import { phoneNumber } from './fields/phone.ts'
import { normalisePostalCode } from './fields/postal-code.ts'

// Apart from the calls, as in `forms.ts`: the rules are borne by the form alone.

/** A mobile or a landline of the country in E.164; null for neither. */
export const quotePhone = (code: Country, text: string): string | null =>
  phoneNumber('mobile', code, text) ?? phoneNumber('landline', code, text)

// A stranger's words, repeated in the insurer's own mails, must not read as an address to press: no slash, and a point at a word's end
// alone.
const plainName = (max: number) =>
  line(max).check(z.regex(/^(?:[\p{L}\p{M}\p{N} '’-]|\.(?= |$))*$/u, 'schema.invalid_string'))

const reached = /* @__PURE__ */ z.object({ phone: z.nullable(z.string()), country, postal_code: z.string() })

/** A guest's data for a quote; the pages check it before it is sent. */
export const QuoteRequest = /* @__PURE__ */ z
  .strictObject({
    /** the word that the sponsor's link ends with */
    sponsor: z.string(),
    firstname: plainName(60),
    lastname: plainName(60),
    email,
    phone: z.nullable(z.string().check(z.overwrite(withoutMarks), z.trim(), z.maxLength(40))),
    country,
    postal_code: z.string().check(z.overwrite(withoutMarks), z.trim(), z.maxLength(10)),
    animal: z.strictObject({ type: z.enum(['cat', 'dog']), name: plainName(40) }),
  })
  .check(
    // Looked at even when another field fails: a form shows all that is wrong at once.
    z.superRefine(
      ({ phone, country: code, postal_code }, context) => {
        for (const issue of postalCode(code).safeParse(postal_code).error?.issues ?? [])
          context.addIssue({ code: 'custom', path: ['postal_code'], message: issue.message })
        if (phone !== null && quotePhone(code, phone) === null)
          context.addIssue({ code: 'custom', path: ['phone'], message: 'phone_number' satisfies FieldCode })
      },
      { when: ({ value }) => reached.safeParse(value).success },
    ),
    z.overwrite((whole) => ({ ...whole, postal_code: normalisePostalCode(whole.country, whole.postal_code) })),
  )
export type QuoteRequest = z.infer<typeof QuoteRequest>
