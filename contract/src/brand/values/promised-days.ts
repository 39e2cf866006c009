import type { PromisedDays } from '../../domain/promised-days.ts'
import { brand } from '../chosen.ts'

/** Promises of the brand; two working days each where it says nothing (spec §4); a transfer's are bank days, whatever their setting is called. `ANSWER_WORKING_DAYS` and `TRANSFER_WORKING_DAYS` take its place. */
export const brandPromises: PromisedDays = {
  answer: brand.promises?.answer_working_days ?? 2,
  transfer: brand.promises?.transfer_working_days ?? 2,
}
