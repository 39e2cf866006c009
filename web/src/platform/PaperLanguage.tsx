import { paperLanguages, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { useLanguage, useMessages } from './language/i18n.ts'

type PaperLanguageProps = {
  /** Language of the document, if the API returns it; by default that of the reader's papers. */
  of?: Language
}

/** Sentence saying that a document is in another language than the page (GO-07); nothing if it is the same. */
export function PaperLanguage({ of }: PaperLanguageProps) {
  const language = useLanguage()
  const { named, one } = useMessages(paperLanguages)
  const written = of ?? toPaperLanguage(language)
  return written === language ? null : <p className="small muted">{one(named[written])}</p>
}
