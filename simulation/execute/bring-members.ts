import type { SimMember } from '../acts.ts'
import { townOf } from '../draw/members.ts'
import type { World } from '../engine/world.ts'

/** Facts of an animal that nothing depends on. */
export const otherFacts = { gender: 'male' as const, breed: 'Européen', colour: 'noir' }

function linesOf(member: SimMember): object[] {
  const { nevg, firstname, lastname, email, locale, country, contract_number, effective_date, due_day } = member
  const address = { line1: '27 RUE DES TILLEULS', ...townOf(member), country }
  const refund_account =
    member.refund_iban === null
      ? {}
      : { refund_account: { iban: member.refund_iban, holder: `${firstname} ${lastname}`, given_at: effective_date } }
  return [
    { upsert: 'member', nevg, firstname, lastname, email, locale, address, phones: { mobile: '+33639981204' } },
    { upsert: 'contract', number: contract_number, nevg, country, effective_date, due_day, ...refund_account },
    ...member.animals.map(({ id, ...animal }) => ({ upsert: 'animal', id, nevg, ...animal, ...otherFacts })),
  ]
}

type Report = { applied: number; failed: unknown[] }

/** Brings the members of a year into the portal, as an insurer does: in batches, a line for each member, contract and animal. */
export async function bringMembers(world: World, members: readonly SimMember[]): Promise<void> {
  const payload = members
    .flatMap(linesOf)
    .map((line) => JSON.stringify(line))
    .join('\n')
  const response = await world.portal().app.inject({
    method: 'POST',
    url: '/integration/v1/batches',
    headers: { authorization: `Bearer ${await world.machine()}`, 'content-type': 'application/x-ndjson' },
    payload,
  })
  const { failed }: Report = response.json()
  if (response.statusCode !== 200 || failed.length > 0)
    throw new Error(`The batch failed: ${response.body.slice(0, 600)}`)
}
