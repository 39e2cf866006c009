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
 * The insurer's identity: all that a portal says, shows and reckons with which another insurer's would not.
 * A brand is a file that exports `brand`; `brand/coussinet.brand.ts` says what each member is for.
 */
export const Brand = z.strictObject({
  name: z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} '’&.-]{1,29}$/u)),
  slogan: inLanguages(z.tuple([sentence, sentence])),
  tagline: inLanguages(sentence),
  /** languages that the portal speaks, first the one of who asks for none of them; French and Italian where a brand says nothing */
  languages: z.optional(z.array(z.enum(languageTags)).check(z.minLength(1))),
  home: country,
  companies: Companies,
  registration: Registration,
  sold_in: z.array(country).check(z.minLength(1)),
  /** form of customer numbers; nine digits, the last a check digit, where a brand says nothing */
  member_number: z.optional(MemberNumber),
  /** forms of the references that the portal gives; those of the shipped brand where a brand says nothing */
  references: z.optional(References),
  privacy_email: z.string(),
  /** facts of the legal notice and the accessibility statement; without them the pages say less, and that nothing was audited */
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
  /** contracts come with assistance, which has papers of its own; they do where a brand says nothing */
  assistance: z.optional(z.boolean()),
  /** contributions may be paid by card too; they may where a brand says nothing */
  cards: z.optional(z.boolean()),
  /** approved files of the insurer's own; of what is not among them the portal makes the papers */
  papers: z.optional(z.array(InsurerPaper)),
  sponsorship: SponsorshipOffers,
})
export type Brand = z.infer<typeof Brand>
