import { type RefundStatus, refundStatuses } from '@coussinet/contract/domain/requests.ts'

/** A request's status as one moves it by hand: `paid` is accepted with every refund paid. */
export type ManualStatus = RefundStatus | 'paid'

export const manualStatuses = [...refundStatuses.filter((status) => status !== 'draft'), 'paid'] as const

const next: Record<ManualStatus, readonly ManualStatus[]> = {
  draft: ['pending'],
  pending: ['processing'],
  processing: ['accepted', 'rejected', 'action-required'],
  'action-required': ['action-done'],
  'action-done': ['processing'],
  accepted: ['paid'],
  rejected: [],
  paid: [],
}

/** The fewest legal steps that lead from one status to another; null when none do, or when it is there already. */
export function stepsBetween(from: ManualStatus, to: ManualStatus): ManualStatus[] | null {
  const roads: ManualStatus[][] = [[]]
  const seen = new Set<ManualStatus>([from])
  for (const road of roads) {
    for (const step of next[road.at(-1) ?? from]) {
      if (step === to && from !== to) return [...road, step]
      if (!seen.has(step)) roads.push([...road, step])
      seen.add(step)
    }
  }
  return null
}
