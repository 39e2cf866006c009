import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Language } from '@coussinet/texts/messages.ts'

/** Content of an e-mail, in the member's language, without layout. Plain text throughout: rendering escapes it. */
export type Letter = {
  subject: string
  /** first line, and preview beside the subject in a mailbox */
  title: string
  greeting?: string
  paragraphs: readonly string[]
  /** `href` if the value links to the portal */
  facts?: readonly { label: string; value: string; href?: string }[]
  /** quoted text of a person, with its line breaks */
  quote?: { label: string; text: string }
  action?: { label: string; href: string }
  /** after the action: its validity, and other remarks */
  notes?: readonly string[]
  /** marks a letter to the insurer: without the footer of members' mails */
  internal?: true
  /** reason for the mail, for a recipient who is no member */
  why?: string
  /** "it was not me" link, followed by an alternative */
  escape?: { text: string; label: string; href: string; otherwise?: string }
  /** at the end: named links to pages of the portal */
  links?: readonly { label: string; href: string }[]
}

/** Recipient, who determines the language and the company that signs. */
export type LetterReader = { language: Language; country: Country }

/** A letter with sample data, for developers. */
export type SampleLetter = { name: string; letter: (language: Language) => Letter }
