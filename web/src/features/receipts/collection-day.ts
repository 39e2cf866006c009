import type { Receipt } from '@coussinet/contract/receipts.ts'

type CollectionDays = Pick<Receipt, 'next_attempt_on' | 'collected_on'>

/** Day on which the newest account pays what was returned; with `attempt_on`, only if that attempt on the former one fails. */
export type LastCollection = { on: string; attempt_on: string | null }

/** Finds when a returned contribution is collected under its mandate; null if the member must act. */
export function getLastCollection({ next_attempt_on, collected_on }: CollectionDays): LastCollection | null {
  if (collected_on === null) return null
  return {
    on: collected_on,
    attempt_on: next_attempt_on !== null && next_attempt_on < collected_on ? next_attempt_on : null,
  }
}

/** The first day on which all of these are collected; null where one of them is not. */
export function allCollectedOn(receipts: readonly CollectionDays[]): string | null {
  const days = receipts.flatMap(({ collected_on }) => collected_on ?? [])
  return days.length === receipts.length ? (days.toSorted()[0] ?? null) : null
}
