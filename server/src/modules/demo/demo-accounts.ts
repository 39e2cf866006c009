import { brandName } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { inEach, type Label, labels } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'
import { seedMembers } from './seed/seed-rows.ts'

// Letters alone, one of them large, whatever the name is.
const word = brandName
  .replaceAll(/[^\p{L}]/gu, '')
  .toLowerCase()
  .padEnd(3, 'o')

/** The one password of every account that the demo offers: the brand's name, and `#2026`. */
export const demoPassword = `${word.charAt(0).toUpperCase()}${word.slice(1)}#2026`

/** A sentence about each of the demo's members, by their name in the demo's data. */
const notes: Record<string, Label> = labels({ fr: fr.notes, it: it.notes, nl: nl.notes })

export const demoAccounts = seedMembers
  .filter(({ has_signed_in }) => has_signed_in)
  .map(({ id, nevg, firstname, lastname }) => ({ nevg, firstname, lastname, note: notes[id] ?? inEach(() => '') }))

/** A member without a password yet, with whom a first connection can be tried; null when the data has none. */
export const firstConnection =
  seedMembers
    .filter(({ has_signed_in }) => !has_signed_in)
    .map(({ nevg, firstname, lastname }) => ({ nevg, firstname, lastname }))[0] ?? null
