import type { Block } from '#platform/paper/blocks.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { certificateWords } from './certificate-words.ts'

/** What the reader must know first: that the cover is suspended, or that the contract ends or has ended; nothing of a contract that goes on. */
export function contractState({ language, today, contract }: PaperFacts): Block[] {
  const { status, suspended_since, effective_date, end_date } = contract
  const words = certificateWords[language].state
  const day = end_date === null ? null : longDay(end_date, language)
  if (status === 'terminated' || (end_date !== null && end_date < today))
    return [{ kind: 'note', title: words.ended(day), text: words.ended_text }]
  const suspended: Block[] =
    suspended_since === null
      ? []
      : [{ kind: 'note', title: words.suspended(longDay(suspended_since, language)), text: words.suspended_text }]
  if (end_date === null || day === null) return suspended
  if (end_date < effective_date) return [{ kind: 'note', title: words.never(day), text: words.never_text }]
  return [...suspended, { kind: 'note', title: words.ends(day), text: words.ends_text }]
}
