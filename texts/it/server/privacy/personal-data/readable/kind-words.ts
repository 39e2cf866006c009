import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/kind-words.ts'

export const kindWords: Translated<typeof french.kindWords> = { yes: 'Sì', no: 'No', unsent: 'Richiesta non inviata' }
