import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/page/page-index.ts'

export const pageIndexMessages: Draft<typeof french.pageIndexMessages> = { label: 'Op deze pagina' }
