import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { label } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** Names of a member: of a person, or of an organisation with the person who acts for it, whose names may be empty. */
export type MemberNames = { organisation: string | null; firstname: string; lastname: string }

/** Name of the member on papers, in lists and as the holder of an account. */
export const memberName = ({ organisation, firstname, lastname }: MemberNames): string =>
  organisation ?? `${firstname} ${lastname}`

/** Name that a greeting calls the member by. */
export const calledName = ({ organisation, firstname }: Pick<MemberNames, 'organisation' | 'firstname'>): string =>
  organisation ?? firstname

/** The person who signs for an organisation; null for a person’s own membership, and where none is named. */
export const formatSignatory = ({ organisation, firstname, lastname }: MemberNames): string | null =>
  organisation === null ? null : `${firstname} ${lastname}`.trim() || null

/** Name of the number that members sign in with. */
export const memberNumber = label({ fr: fr.memberNumber, it: it.memberNumber, nl: nl.memberNumber })
