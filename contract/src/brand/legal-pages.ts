import * as z from 'zod/mini'
import { isEmail } from '../fields/email.ts'
import { inLanguages, sentence } from './wording.ts'

/** Facts that the legal notice and the accessibility statement need, and that no other page does. */
export const LegalPages = z.strictObject({
  /** person responsible for the publication, required in France */
  publication_director: sentence,
  /** host of the portal */
  host: z.strictObject({ name: sentence, address: z.array(sentence).check(z.minLength(2)), phone: z.string() }),
  /** further paragraphs of the legal notice */
  notice: inLanguages(z.array(sentence)),
  /** address for reports of vulnerabilities; default `privacy_email` */
  security_email: z.optional(z.string()),
  accessibility: z.strictObject({
    /** conformity by RGAA: all criteria are met, at least half, or fewer; `none` also if there was no audit */
    conformity: z.enum(['full', 'partial', 'none']),
    /** the last audit: date, auditor, and share of the criteria met; null before the first one */
    audit: z.nullable(z.strictObject({ on: z.iso.date(), by: sentence, rate: z.int().check(z.gte(0), z.lte(100)) })),
    /** day of the statement, or of its last change */
    stated_on: z.iso.date(),
    /** parts that are not accessible, and why */
    gaps: inLanguages(z.array(sentence)),
    /** address for reports of accessibility problems */
    email: z.string(),
  }),
})
export type LegalPages = z.infer<typeof LegalPages>

/** Returns a sentence for each fault that would make the statement untrue. */
export function legalFaults({ host, security_email, accessibility }: LegalPages): string[] {
  const { conformity, audit, stated_on, gaps, email } = accessibility
  const where = 'legal_pages.accessibility'
  const earned = audit === null || audit.rate < 50 ? 'none' : audit.rate < 100 ? 'partial' : 'full'
  const mails = { [`${where}.email`]: email, 'legal_pages.security_email': security_email ?? email }
  return [
    ...(/^\+\d{8,15}$/.test(host.phone)
      ? []
      : [`legal_pages.host.phone must be a number such as +33465710010, not "${host.phone}".`]),
    ...Object.entries(mails)
      .filter(([, text]) => !isEmail(text))
      .map(([name, text]) => `${name} must be an e-mail address, not "${text}".`),
    ...(conformity === earned
      ? []
      : [
          `${where}.conformity is ${conformity}, and ${audit === null ? 'there is no audit' : `the audit found ${audit.rate} % of the criteria met`}: that is "${earned}".`,
        ]),
    ...([gaps.it, gaps.nl ?? gaps.fr].every(({ length }) => length === gaps.fr.length)
      ? []
      : [`${where}.gaps must say the same in each language.`]),
    ...(audit !== null && (conformity === 'full') !== (gaps.fr.length === 0)
      ? [`${where}.gaps must name what is not accessible, and nothing where all criteria are met.`]
      : []),
    ...(audit !== null && stated_on < audit.on
      ? [`${where}.stated_on is ${stated_on}, before the audit of ${audit.on}.`]
      : []),
  ]
}
