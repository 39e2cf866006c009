import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

export const passwordRuleNames = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const
export type PasswordRule = (typeof passwordRuleNames)[number]

/** Title and link of a new password. */
export const choosePassword = label({ fr: fr.choosePassword, it: it.choosePassword, nl: nl.choosePassword })
