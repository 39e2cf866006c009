import { endAnimalCover } from '../../contract/src/animals.ts'
import { changeNotificationPreferences, readAllNotifications } from '../../contract/src/notifications.ts'
import { changeMe } from '../../contract/src/profile.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from '../../contract/src/request-messages.ts'
import type { World } from '../engine/world.ts'
import { done, type Executors, failureOf, outcomeOf, skipped } from './outcome.ts'

/** Messages in the thread of a request, as its member sees it. */
export async function countMessages(world: World, nevg: string, id: string): Promise<number> {
  const call = { token: await world.signedIn(nevg), params: { id }, query: { limit: 100 } }
  return (await world.call(listRequestMessages, call))?.body.data.length ?? 0
}

/** Acts of members about animals and what they were told. */
export const lifeActs: Executors = {
  async 'end-animal'(world, { nevg, animal_id, reason, on }) {
    const token = await world.signedIn(nevg)
    const answer = await world.call(endAnimalCover, { token, params: { id: animal_id }, body: { reason, on } })
    return failureOf(answer) ?? done()
  },

  async move(world, { nevg, line1, postal_code, city }) {
    const country = world.script.members.find((member) => member.nevg === nevg)?.country ?? 'FR'
    const address = { line1, line2: null, line3: null, line4: null, postal_code, city, country }
    const answer = await world.call(changeMe, { token: await world.signedIn(nevg), body: { address } as never })
    return outcomeOf(answer, () => ({}))
  },

  async 'write-message'(world, { nevg, request, text }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const answer = await world.call(sendRequestMessage, {
      token: await world.signedIn(nevg),
      params: { id },
      form: { text },
    })
    return failureOf(answer) ?? done({ messages: await countMessages(world, nevg, id) })
  },

  async 'read-messages'(world, { nevg, request }) {
    const id = world.names.idOf('request', request)
    if (id === undefined) return skipped
    const answer = await world.call(readRequestMessages, {
      token: await world.signedIn(nevg),
      params: { id },
      body: {},
    })
    return outcomeOf(answer, () => ({}))
  },

  async 'choose-mails'(world, { nevg, group, email }) {
    const token = await world.signedIn(nevg)
    return outcomeOf(await world.call(changeNotificationPreferences, { token, body: { [group]: email } }), () => ({}))
  },

  async 'read-notifications'(world, { nevg }) {
    const answer = await world.call(readAllNotifications, { token: await world.signedIn(nevg) })
    return failureOf(answer) ?? done()
  },
}
