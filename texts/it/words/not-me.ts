import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/not-me.ts'

export const notMe: Translated<typeof french.notMe> = 'Non l’ho fatto io'
