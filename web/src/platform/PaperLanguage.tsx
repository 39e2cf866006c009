import { paperLanguages, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { useLanguage, useMessages } from './language/i18n.ts'

type PaperLanguageProps = {
  /** The language that the document is in, where the API says it; that of the reader's papers without it. */
  of?: Language
}

/** A sentence that a document is in another language than the page (GO-07); nothing where it is in the page's own. */
export function PaperLanguage({ of }: PaperLanguageProps) {
  const language = useLanguage()
  const { named, one } = useMessages(paperLanguages)
  const written = of ?? toPaperLanguage(language)
  return written === language ? null : <p className="small muted">{one(named[written])}</p>
}
