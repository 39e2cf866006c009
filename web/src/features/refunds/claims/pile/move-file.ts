import type { PileGroup } from '@coussinet/contract/refund-piles.ts'

/** A group that was moved; `isTold` where the member makes a request of it, whatever its documents are. */
export type MovedGroup = PileGroup & { isTold?: true }

/** A group before its documents are read as one: what the server knows of it comes with its answer. */
const fresh = (file_id: string): MovedGroup => ({
  care_date: null,
  clinic: null,
  total_cents: null,
  animal_id: null,
  file_ids: [file_id],
  is_request: true,
  offers: [],
  requests: [],
  isTold: true,
})

/** Moves a document to the group at that place, or to a request of its own where there is none; an empty group is gone. */
export function moveFile(groups: readonly MovedGroup[], file_id: string, to: number): MovedGroup[] {
  const moved = groups.map((group, place) => {
    const others = group.file_ids.filter((id) => id !== file_id)
    return { ...group, file_ids: place === to ? [...others, file_id] : others }
  })
  return (groups[to] ? moved : [...moved, fresh(file_id)]).filter(({ file_ids }) => file_ids.length > 0)
}
