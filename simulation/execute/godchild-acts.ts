import { putSponsorshipRequest } from '../../contract/src/integration/upserts/sponsorship-request.ts'
import { drawSponsorship } from '../../contract/src/sponsorship.ts'
import { type Executors, outcomeOf } from './outcome.ts'

/** Gains as members discover them. */
export const gainActs: Executors = {
  async 'draw-gain'(world, { nevg, godchild }) {
    const answer = await world.call(drawSponsorship, { token: await world.signedIn(nevg), params: { id: godchild } })
    return outcomeOf(answer, ({ amount_cents }) => ({ gain_cents: amount_cents }))
  },
}

/** Godchildren as the insurer's systems tell of them. */
export const godchildActs: Executors = {
  async 'put-godchild'(world, { nevg, godchild, firstname, status, effective_date, is_sponsor }) {
    const own = world.script.members.find((member) => member.nevg === nevg)?.email
    const email = is_sponsor && own ? own : `${godchild}@example.org`
    const body = { nevg, firstname, status, ...(effective_date ? { effective_date } : {}), godchild: { email } }
    const answer = await world.call(putSponsorshipRequest, {
      token: await world.machine(),
      params: { id: godchild },
      body,
    })
    return outcomeOf(answer, () => ({}))
  },

  async 'pay-gain'(world, { nevg, godchild, paid_on }) {
    const token = await world.machine()
    const answer = await world.call(putSponsorshipRequest, { token, params: { id: godchild }, body: { nevg, paid_on } })
    return outcomeOf(answer, () => ({}))
  },
}
