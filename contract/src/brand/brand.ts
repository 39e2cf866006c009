import * as z from 'zod/mini'
import { languageTags } from '../domain/languages.ts'
import { country } from '../fields/fields.ts'
import { Companies, Creditor, Registration } from './company-facts.ts'
import { Formulas } from './formula-terms.ts'
import { InsurerPaper } from './insurer-papers.ts'
import { LegalPages } from './legal-pages.ts'
import { MemberNumber } from './member-number.ts'
import { Colours } from './palette.ts'
import { References } from './references.ts'
import { SponsorshipOffers } from './sponsorship-offers.ts'
import { inLanguages, sentence } from './wording.ts'

const pathData = z.string().check(z.regex(/^[\w\s.,+-]+$/))
const Toe = z.strictObject({
  cx: z.number(),
  cy: z.number(),
  rx: z.number(),
  ry: z.number(),
  transform: z.string().check(z.regex(/^rotate\([\d .-]+\)$/)),
})

const workingDays = z.int().check(z.gte(1), z.lte(30))

/**
 * Identity of an insurer: everything that differs between insurers in what a portal shows and calculates. A brand is a file that exports
 * `brand`; `brand/coussinet.brand.ts` describes each member.
 */
export const Brand = z.strictObject({
  name: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&.-]{1,29}$/u)),
  slogan: inLanguages(z.tuple([sentence, sentence])),
  tagline: inLanguages(sentence),
  /** languages of the portal, the default first; by default French and Italian */
  languages: z.optional(z.array(z.enum(languageTags)).check(z.minLength(1))),
  home: country,
  companies: Companies,
  registration: Registration,
  sold_in: z.array(country).check(z.minLength(1)),
  /** form of customer numbers; by default nine digits, the last a check digit */
  member_number: z.optional(MemberNumber),
  /** forms of the references that the portal issues; by default those of the shipped brand */
  references: z.optional(References),
  privacy_email: z.string(),
  /** facts of the legal notice and the accessibility statement; without them these pages say less, and that no audit took place */
  legal_pages: z.optional(LegalPages),
  creditor: Creditor,
  logo: z.strictObject({
    mark: z.string(),
    seam: z.nullable(z.string()),
    wordmark: z.string(),
    /** @deprecated Mails always show the mark; older brand files still work. */
    in_mails: z.optional(z.enum(['paw', 'initial'])),
    print: z.nullable(z.strictObject({ toes: z.array(Toe).check(z.length(4)), pad: pathData, seam: pathData })),
  }),
  colours: Colours,
  due_days: z.array(z.int()).check(z.minLength(1)),
  formulas: Formulas,
  /** days until the insurer answers (working days) and pays (bank days); two each where a brand sets none */
  promises: z.optional(z.strictObject({ answer_working_days: workingDays, transfer_working_days: workingDays })),
  /** contracts include assistance, which has its own papers; default true */
  assistance: z.optional(z.boolean()),
  /** contributions may be paid by card too; default true */
  cards: z.optional(z.boolean()),
  /** the insurer's own approved files; the portal makes all other papers */
  papers: z.optional(z.array(InsurerPaper)),
  sponsorship: SponsorshipOffers,
})
export type Brand = z.infer<typeof Brand>
