import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Translated } from '@coussinet/texts/messages.ts'

type OtherLanguage = Exclude<PaperLanguage, 'fr'>

/** Texts of papers in every language; a missing or extra key does not compile. */
export const paperMessages = <Words>(
  texts: Readonly<{ fr: Words } & Record<OtherLanguage, NoInfer<Translated<Words>>>>,
): Readonly<{ fr: Words } & Record<OtherLanguage, Translated<Words>>> => texts
