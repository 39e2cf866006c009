import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/sidebar/unread-figure.ts'

export const words: Translated<typeof french.words> = {
  unread: (count: number) => plural(count, `, ${count} non letta`, `, ${count} non lette`, 'it'),
}
