import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { earlierEnd, findInsuredAnimals } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { RequestReader } from '../../cover/reader.ts'
import { animalsOfRequests, type CarriedOver, findRequests } from './refund-requests.store.ts'
import { isDecided } from './refund-status.ts'

type FollowUpInput = {
  follows: string
  /** the contract's last day */
  end_date: Day | null
}

/**
 * Takes over for a follow-up, of the decided request before it, the vet, the cause, the first symptoms, and the animals
 * that are still insured (EVT-02). Throws `not_found` for a request of others, `conflict` for one that is not decided and
 * where none of its animals is insured any more.
 */
export async function carriedOver(
  db: Db,
  { member_id, now }: RequestReader,
  { follows, end_date }: FollowUpInput,
): Promise<{ carried: CarriedOver; animal_ids: string[] }> {
  const [request] = isId(follows) ? await findRequests(db, member_id, { request_id: follows }) : []
  if (!request) throw problem('not_found')
  const { status, vet_name, cause, first_symptoms_on } = request
  if (!isDecided(status)) throw problem('conflict', { params: { status: { current: status } } })
  const its = (await animalsOfRequests(db, member_id, [follows])).map(({ animal_id }) => animal_id)
  const today = toLocalDay(now)
  const insured = (await findInsuredAnimals(db, member_id, its)).filter((animal) => {
    const end = earlierEnd(animal.cover_end, end_date)
    const isBegun = animal.cover_start !== null && animal.cover_start <= today
    return animal.formula !== 'default' && isBegun && (end === null || end >= today)
  })
  const animal_ids = its.filter((id) => insured.some(({ animal_id }) => animal_id === id))
  if (animal_ids.length === 0) throw problem('conflict', { errors: { follows: ['follow_up_uncovered'] } })
  return { carried: { follows, vet_name, cause, first_symptoms_on }, animal_ids }
}
