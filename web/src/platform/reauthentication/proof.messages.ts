import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/reauthentication/proof.ts'
import * as it from '@coussinet/texts/it/pages/platform/reauthentication/proof.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/reauthentication/proof.ts'

export const proofMessages = messages({ fr: fr.proofMessages, it: it.proofMessages, nl: nl.proofMessages })
