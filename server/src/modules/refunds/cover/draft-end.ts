import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'

const day = 86_400_000
const draftsKeptFor = 30 * day // SEC-42, after their last change

/** A draft whose end was announced too late, because nothing ran in time, stays for this long after it was. */
export const leastNotice = day

/** Moment before which a draft that ends by now was changed last. */
export const lastChangeBefore = (at: Date): Date => new Date(at.getTime() - draftsKeptFor)

/** The day on which a draft that is left alone is deleted; one whose time is over is announced first. */
export function deletedOn(changed_at: Date, now: Date): Day {
  const end = changed_at.getTime() + draftsKeptFor
  return toLocalDay(new Date(end > now.getTime() ? end : now.getTime() + leastNotice))
}
