import type { Animal } from '@coussinet/contract/animals.ts'
import { type Language, messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/server/policy/vaccines.ts'
import * as it from '@coussinet/texts/it/server/policy/vaccines.ts'
import * as nl from '@coussinet/texts/nl/server/policy/vaccines.ts'

const vaccines = messages({ fr: fr.vaccines, it: it.vaccines, nl: nl.vaccines })

export const vaccinesOf = (type: Animal['type'], language: Language): string => vaccines[language][type]
