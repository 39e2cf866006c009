import type { Animal } from '@coussinet/contract/animals.ts'
import * as fr from '@coussinet/texts/fr/policy-terms.ts'
import * as it from '@coussinet/texts/it/policy-terms.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/policy-terms.ts'

const vaccines = messages({ fr: fr.vaccines, it: it.vaccines, nl: nl.vaccines })

export const formatVaccines = (type: Animal['type'], language: Language): string => vaccines[language][type]
