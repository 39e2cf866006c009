import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Language } from '@coussinet/texts/messages.ts'

/** Content of an e-mail, in the member's language, without its looks. Plain text throughout: the looks escape it. */
export type Letter = {
  subject: string
  /** the first line, and what a mailbox shows beside the subject */
  title: string
  greeting?: string
  paragraphs: readonly string[]
  /** `href` where the value leads somewhere on the portal */
  facts?: readonly { label: string; value: string; href?: string }[]
  /** text that somebody wrote, in the lines that it was written in */
  quote?: { label: string; text: string }
  action?: { label: string; href: string }
  /** after the action: how long it works, what else to know */
  notes?: readonly string[]
  /** marks a letter to the insurer, not to a member: the foot of each member's mail is left off */
  internal?: true
  /** why it comes, to whom is no member */
  why?: string
  /** the way out of what it says, "it was not me", and after it what one may do instead */
  escape?: { text: string; label: string; href: string; otherwise?: string }
  /** at the end: pages of the portal by their names */
  links?: readonly { label: string; href: string }[]
}

/** The reader of a letter decides the language and the company that signs it. */
export type LetterReader = { language: Language; country: Country }

/** A letter with made-up facts, for the page of a developer who looks at it. */
export type Sample = { name: string; letter: (language: Language) => Letter }
