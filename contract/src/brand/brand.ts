import * as z from 'zod/mini'
import { country } from '../fields.ts'
import { Companies, Creditor } from './company-facts.ts'
import { Formulas } from './formula-terms.ts'
import { OfferBook } from './offer-book.ts'
import { Colours } from './palette.ts'
import { inBoth, sentence } from './wording.ts'

/**
 * Who the insurer is: all that a portal says, shows and reckons with which another insurer's would not.
 * A brand is a file that exports `brand`; `brand/coussinet.brand.ts` says what each member is for.
 */
export const Brand = z.strictObject({
  name: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&.-]{1,29}$/u)),
  slogan: inBoth(z.tuple([sentence, sentence])),
  tagline: inBoth(sentence),
  home: country,
  companies: Companies,
  privacy_email: z.string(),
  creditor: Creditor,
  logo: z.strictObject({ mark: z.string(), seam: z.nullable(z.string()), wordmark: z.string(), in_mails: z.enum(['paw', 'initial']) }),
  colours: Colours,
  due_days: z.array(z.int()).check(z.minLength(1)),
  formulas: Formulas,
  sponsorship: OfferBook,
})
export type Brand = z.infer<typeof Brand>
