import * as fr from '@coussinet/texts/fr/papers/indexation-notice.ts'
import * as it from '@coussinet/texts/it/papers/indexation-notice.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

export const noticeWords = paperMessages({ fr: fr.notice, it: it.notice })
