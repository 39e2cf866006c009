import { insuredAnimals } from '#modules/policy/policy.ts'
import type { Telling } from '#modules/notifications/notifications.ts'
import type { FieldCode } from '@coussinet/contract/problem.ts'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'
import { filesOfRequests, judgeFiles } from '../files/request-files.store.ts'
import { type Asked, insertAwaited } from '../requests/awaited.store.ts'
import { animalsOfRequests, type LockedRequest } from '../requests/refund-requests.store.ts'
import { transition } from '../requests/transition.ts'

type Question = { member_id: string; request: LockedRequest; asked: Asked[]; at: Date }

/** Asks the member for documents, or for an animal's number; throws `validation_failed` for a question that cannot be answered. */
export async function askFor(db: Db, platform: Telling, { member_id, request, asked, at }: Question): Promise<void> {
  const { request_id } = request
  await refuseUnanswerable(db, member_id, request_id, asked)
  // What was asked before is settled by the move: the new question comes after it.
  await transition(db, platform, {
    member_id,
    request,
    to: 'action-required',
    at,
    actor: 'insurer',
    params: { date: asked.map(({ due_on }) => due_on).toSorted()[0] ?? '' },
    details: { asked: asked.map(({ reason_code }) => reason_code) },
  })
  await insertAwaited(db, member_id, request_id, asked)
  await refuseReplaced(db, member_id, request_id, asked)
}

async function refuseUnanswerable(db: Db, member_id: string, request_id: string, asked: Asked[]): Promise<void> {
  if (asked.length === 0) throw problem('validation_failed', { errors: { awaited: ['required'] } })
  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const animals = await insuredAnimals(db, member_id, animal_ids, 'look')
  asked.forEach(({ type, animal_id, reason_code }, index) => {
    const animal = animals.find((one) => one.animal_id === animal_id)
    const isNumber = reason_code === 'missing_icad'
    const wrong = (field: string, key: FieldCode) =>
      problem('validation_failed', { errors: { [`awaited.${index}.${field}`]: [key] } })
    if (isNumber !== (type === null)) throw wrong('type', isNumber ? 'schema.invalid_type' : 'required')
    if (animal_id === null && (isNumber || type === 'care-sheet')) throw wrong('animal_id', 'required')
    if (animal_id !== null && !animal) throw wrong('animal_id', 'schema.invalid_type')
    if (isNumber && animal?.icad) throw wrong('reason_code', 'schema.invalid_type')
  })
}

/** What is asked for again was not good: the member sees which document was refused, and why (RDY-03). */
async function refuseReplaced(db: Db, member_id: string, request_id: string, asked: Asked[]): Promise<void> {
  const files = await filesOfRequests(db, member_id, [request_id])
  for (const { type, animal_id, reason_code } of asked) {
    const file_ids = files
      .filter((file) => file.type === type && (animal_id === null || file.animal_id === animal_id))
      .map(({ file_id }) => file_id)
    await judgeFiles(db, { member_id, request_id, file_ids, status: 'refused', refusal_code: reason_code })
  }
}
