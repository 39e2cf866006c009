import { addDays, type Day, dayOf } from '@coussinet/contract/domain/days.ts'
import { bankDayFrom, bankDayUntil } from '#platform/time/bank-days.ts'

/** Day that a transfer of the demo's insurer bears: today, or the last bank day before it. */
export const transferDay = (at: Date): Day => bankDayUntil(dayOf(at))

/** Moment from which banks settle again: the morning of the next bank day after `at`. */
export const nextTransfers = (at: Date): Date => new Date(`${bankDayFrom(addDays(dayOf(at), 1))}T07:00:00Z`)
