import { endAnimalCover } from '../../contract/src/animals.ts'
import { readAllNotifications } from '../../contract/src/notifications.ts'
import { done, type Executors, failureOf } from './outcome.ts'

/** Acts of members about animals and what they were told. */
export const lifeActs: Executors = {
  async 'end-animal'(world, { nevg, animal_id, reason, on }) {
    const token = await world.signedIn(nevg)
    const answer = await world.call(endAnimalCover, { token, params: { id: animal_id }, body: { reason, on } })
    return failureOf(answer) ?? done()
  },

  async 'read-notifications'(world, { nevg }) {
    const answer = await world.call(readAllNotifications, { token: await world.signedIn(nevg) })
    return failureOf(answer) ?? done()
  },
}
