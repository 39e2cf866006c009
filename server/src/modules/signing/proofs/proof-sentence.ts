import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/papers.ts'
import * as it from '@coussinet/texts/it/papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import type { SubjectProof } from './prove-paper.ts'

const words = paperMessages({ fr: fr.paperProof, it: it.paperProof })

/** Address of the page that checks papers. */
export const proofPage = ({ public_url }: { public_url: string }): string => `${public_url}/proofs/verify.html`

/** Words of a paper about its own proof: a sentence, or a term with few words for a row. */
export function formatProofSentence(
  language: PaperLanguage,
  { state, url }: { state: SubjectProof['state']; url: string },
): { sentence: string; row: { term: string; value: string } } {
  const own = words[language]
  return { sentence: own[state](url), row: { term: own.term, value: own.short[state](url) } }
}
