import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/request/keep-draft.ts'

export const keepDraftMessages: Translated<typeof french.keepDraftMessages> = {
  ending: (day: string) => `Questa bozza sarà eliminata ${day}, con i suoi documenti.`,
  choice: 'La riprenda, o la tenga ancora un po’.',
  keep: 'Tieni altri 30 giorni',
  kept: (day: string) => elided(`La bozza è conservata fino al ${day}.`),
}
