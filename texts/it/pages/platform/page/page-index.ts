import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/page/page-index.ts'

export const pageIndexMessages: Translated<typeof french.pageIndexMessages> = { label: 'In questa pagina' }
