import type { PromisedDays } from '../../domain/promised-days.ts'
import { brand } from '../chosen.ts'

/**
 * The brand's promises, two days each by default (spec §4). Transfers always count bank days. `ANSWER_WORKING_DAYS` and
 * `TRANSFER_WORKING_DAYS` override them.
 */
export const brandPromises: PromisedDays = {
  answer: brand.promises?.answer_working_days ?? 2,
  transfer: brand.promises?.transfer_working_days ?? 2,
}
