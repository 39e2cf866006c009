import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/new-password.ts'

export const choosePassword: Draft<typeof french.choosePassword> = 'Een nieuw wachtwoord kiezen'
