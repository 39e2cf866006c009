import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/request/keep-draft.ts'

export const keepDraftMessages: Draft<typeof french.keepDraftMessages> = {
  ending: (day: string) => `Dit concept wordt ${day} verwijderd, samen met de documenten.`,
  choice: 'Hervat het, of bewaar het nog even.',
  keep: 'Nog 30 dagen bewaren',
  kept: (day: string) => `Uw concept wordt bewaard tot ${day}.`,
}
