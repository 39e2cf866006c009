import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/sidebar/unread-figure.ts'

export const words: Draft<typeof french.words> = { unread: (count: number) => `, ${count} ongelezen` }
