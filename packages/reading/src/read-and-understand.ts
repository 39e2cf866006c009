import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { agreeWithData } from './agree-with-data.ts'
import { confirmed } from './confirm.ts'
import { findPaperLanguage } from './page/paper-language.ts'
import { withinWords } from './page/within-words.ts'
import { openFile } from './recognition/open-file.ts'
import { isPaper, isUnsure, joined, understandOnce, type UnderstoodPaper } from './understand.ts'
import type { MemberFacts } from './values/member-facts.ts'

/** A file as it is stored, after the pipeline made it anew: upright, in sRGB, without the data that it carried. */
export type StoredDocument = {
  bytes: Buffer
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf'
  /** the invoice that it carried as data */
  data?: InvoiceData | undefined
}

/**
 * Reads a file's pages and tells what they say. It is run in a process of its own, which has its time: `tell` hears what a first
 * look said, before a second one is had.
 */
export async function readAndUnderstand(
  file: StoredDocument,
  known: MemberFacts,
  tell: (first: UnderstoodPaper) => Promise<void> = async () => {},
): Promise<UnderstoodPaper> {
  const language = known.country === 'IT' ? 'ita' : 'fra'
  const opened = await openFile(file, language, {
    isPaper: (page) => isPaper(page, known),
    hasTotal: (pages) => understandOnce(withinWords(pages), known).paper.total_cents !== null,
  })
  const read = await opened.read()
  const written = findPaperLanguage(read)
  // The engine takes letters that a language lacks for others: with French, “1º aprile” is clearly the twelfth.
  const pages = withinWords((written !== null && written !== language && opened.readIn(written)) || read)
  const agreed = (paper: UnderstoodPaper) => (file.data ? agreeWithData(paper, file.data, pages) : paper)
  const first = understandOnce(pages, known)
  const alone = confirmed(first.paper, [first], opened.readLine)
  if (!isUnsure({ ...first, paper: alone })) return agreed(alone)
  await tell(agreed(alone))
  const again = opened.readAgain()
  if (again === null) return agreed(alone)
  const second = understandOnce(withinWords(again), known, first.amounts)
  const one = first.addsUp ? first : understandOnce(pages, known, second.amounts)
  return agreed(confirmed(joined(one, second), [one, second], opened.readLine))
}
