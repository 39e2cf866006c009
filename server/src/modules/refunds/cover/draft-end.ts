import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'

const day = 86_400_000
const draftsKeptFor = 30 * day // SEC-42, after their last change

/** A draft whose deletion was announced late, because no job ran in time, stays for this long after the announcement. */
export const leastNotice = day

/** Moment before which a draft must have last changed to be deleted now. */
export const lastChangeBefore = (at: Date): Date => new Date(at.getTime() - draftsKeptFor)

/** Day on which an untouched draft is deleted; an expired one is announced first. */
export function deletedOn(changed_at: Date, now: Date): Day {
  const end = changed_at.getTime() + draftsKeptFor
  return toLocalDay(new Date(end > now.getTime() ? end : now.getTime() + leastNotice))
}
