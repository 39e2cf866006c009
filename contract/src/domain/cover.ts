import type { DeductibleMode, Guarantee } from '../formulas.ts'
import { messages } from './messages.ts'

/** Days for which a lost animal stays covered before its member may end the cover. */
export const lostDays = 30

/** A guarantee as a day or a limit names it. */
export const guaranteeNames = messages({
  fr: {
    accident: 'Accident',
    illness: 'Maladie',
    illness_surgery: 'Chirurgie due à une maladie',
  } satisfies Record<Guarantee, string>,
  it: { accident: 'Infortunio', illness: 'Malattia', illness_surgery: 'Chirurgia da malattia' },
})

/** Names of the guarantees in a list of covers. */
export const guaranteeGroups = messages({
  fr: {
    accident: 'Accidents',
    illness: 'Maladies',
    illness_surgery: 'Opérations dues à une maladie',
  } satisfies Record<Guarantee, string>,
  it: { accident: 'Infortuni', illness: 'Malattie', illness_surgery: 'Interventi per malattia' },
})

/** Words of what a formula does not have, where its amount would stand. */
export const termNone = messages({
  fr: { deductible: 'Aucune', package: 'Aucun' },
  it: { deductible: 'Nessuna', package: 'Nessuno' },
})

/** An amount that is counted by event or by year, as a formula takes off its deductible. */
export const amountPer = messages({
  fr: {
    per_event: (amount: string) => `${amount} par événement`,
    per_year: (amount: string) => `${amount} par an`,
  } satisfies Record<DeductibleMode, (amount: string) => string>,
  it: { per_event: (amount) => `${amount} per evento`, per_year: (amount) => `${amount} all’anno` },
})
