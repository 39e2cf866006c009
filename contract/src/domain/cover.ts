import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'
import type { Guarantee, DeductibleMode } from './formulas.ts'

/** Days for which a lost animal stays covered before its member may end the cover. */
export const lostDays = 30

/** A guarantee as a day or a limit names it. */
export const guaranteeNames = messages({
  fr: fr.guaranteeNames satisfies Record<Guarantee, string>,
  it: it.guaranteeNames,
  nl: nl.guaranteeNames,
})

/** Names of the guarantees in a list of covers. */
export const guaranteeGroups = messages({
  fr: fr.guaranteeGroups satisfies Record<Guarantee, string>,
  it: it.guaranteeGroups,
  nl: nl.guaranteeGroups,
})

/** Words of what a formula does not have, where its amount would stand. */
export const termNone = messages({ fr: fr.termNone, it: it.termNone, nl: nl.termNone })

/** An amount that is counted by event or by year, as a formula takes off its deductible. */
export const amountPer = messages({
  fr: fr.amountPer satisfies Record<DeductibleMode, (amount: string) => string>,
  it: it.amountPer,
  nl: nl.amountPer,
})
