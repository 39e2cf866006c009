import type { PileGroup } from '@coussinet/contract/refund-piles.ts'

/** Moves a document to the group at that place, or to one of its own where there is none; an empty group is gone. */
export function moveFile(groups: readonly PileGroup[], file_id: string, to: number): PileGroup[] {
  const moved = groups.map((group, place) => {
    const others = group.file_ids.filter((id) => id !== file_id)
    return { ...group, file_ids: place === to ? [...others, file_id] : others }
  })
  const fresh = { care_date: null, clinic: null, animal_id: null, file_ids: [file_id] }
  return (groups[to] ? moved : [...moved, fresh]).filter(({ file_ids }) => file_ids.length > 0)
}
