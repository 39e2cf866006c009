import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { godchildrenMessages } from './godchildren.messages.ts'
import { stageOf } from './stage.ts'

type Told = Pick<Godchild, 'status' | 'by_lot' | 'drawn_at' | 'paid_on' | 'refused_on'>

/** How many gains were paid, are on their way, and are still to be discovered or, where each is the same, asked for. */
export function earnedNote(godchildren: readonly Told[], language: Language): string {
  const words = godchildrenMessages[language]
  const at = (stage: 'paid' | 'drawn' | 'validated') => godchildren.filter((godchild) => stageOf(godchild) === stage)
  const [paid, drawn] = [at('paid').length, at('drawn').length]
  const [by_lot, fixed] = [true, false].map(
    (lot) => at('validated').filter((godchild) => godchild.by_lot === lot).length,
  )
  const parts = [
    paid > 0 && words.paid_count(paid),
    drawn > 0 && words.drawn_count(drawn),
    by_lot && words.validated_count(by_lot),
    fixed && words.fixed_count(fixed),
  ]
  return parts.filter((part) => typeof part === 'string').join(', ') || words.none_yet
}
