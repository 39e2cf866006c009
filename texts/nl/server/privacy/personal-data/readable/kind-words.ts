import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../../fr/server/privacy/personal-data/readable/kind-words.ts'

export const kindWords: Draft<typeof french.kindWords> = { yes: 'Ja', no: 'Nee', unsent: 'Aanvraag niet verstuurd' }
