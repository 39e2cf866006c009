import type { PileGroup } from '@coussinet/contract/refund-piles.ts'

/** A group of a pile without any reading. */
export const pileGroup = (...file_ids: string[]): PileGroup => ({
  care_date: null,
  clinic: null,
  total_cents: null,
  animal_id: null,
  file_ids,
  is_request: true,
  offers: [],
  requests: [],
})
