import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Translated } from '@coussinet/texts/messages.ts'

type OtherLanguage = Exclude<PaperLanguage, 'fr'>

/** Words of papers in every language that has papers; a key that is missing, or too many, in one of them does not compile. */
export const paperMessages = <Words>(
  texts: Readonly<{ fr: Words } & Record<OtherLanguage, NoInfer<Translated<Words>>>>,
): Readonly<{ fr: Words } & Record<OtherLanguage, Translated<Words>>> => texts
