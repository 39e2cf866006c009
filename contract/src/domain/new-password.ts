import * as fr from '@coussinet/texts/fr/words/new-password.ts'
import * as it from '@coussinet/texts/it/words/new-password.ts'
import * as nl from '@coussinet/texts/nl/words/new-password.ts'
import { label } from './messages.ts'

/** Title and link of a new password. */
export const choosePassword = label({ fr: fr.choosePassword, it: it.choosePassword, nl: nl.choosePassword })
