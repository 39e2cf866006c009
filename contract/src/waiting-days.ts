import type { FormulaName, Guarantee } from './formulas.ts'

const whole = { accident: 2, illness: 45, illness_surgery: 120 }

/** How many days after the start of an animal's cover each guarantee begins; null where the formula has none. */
export const waitingDays: Readonly<Record<FormulaName, Readonly<Record<Guarantee, number | null>>>> = {
  default: { accident: null, illness: null, illness_surgery: null },
  preventive: { accident: 2, illness: null, illness_surgery: 120 },
  integrale: whole,
  confort: { accident: 2, illness: 30, illness_surgery: 120 },
  'chat-plus': whole,
  'chien-plus': whole,
}
