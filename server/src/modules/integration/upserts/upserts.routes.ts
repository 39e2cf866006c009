import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { putReceipt } from '@coussinet/contract/integration/upserts/receipt.ts'
import { putSponsorshipRequest } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import type { FastifyReply } from 'fastify'
import { machineRoute } from '#platform/machine-route.ts'
import type { App, Platform } from '#platform/portal.ts'
import { bringAnimal } from './animals/bring-animal.ts'
import { bringContract } from './contracts/bring-contract.ts'
import { bringGodchild } from './godchildren/bring-godchild.ts'
import { bringMember } from './members/bring-member.ts'
import { bringReceipt } from '#modules/contributions/contributions.ts'

/** What the insurer's books say of members, contracts, animals, contributions and godchildren. */
export function upsertRoutes(app: App, platform: Platform): void {
  machineRoute(app, platform, putMember, async ({ client, params, body, reply }) =>
    told(reply, await bringMember(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putContract, async ({ client, params, body, reply }) =>
    told(reply, await bringContract(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putAnimal, async ({ client, params, body, reply }) =>
    told(reply, await bringAnimal(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putReceipt, async ({ client, params, body, reply }) =>
    told(reply, await bringReceipt(platform, client, { ...body, ...params })),
  )
  machineRoute(app, platform, putSponsorshipRequest, async ({ client, params, body, reply }) =>
    told(reply, await bringGodchild(platform, client, { ...body, ...params })),
  )
}

function told<U extends { result: string }>(reply: FastifyReply, upserted: U): U {
  if (upserted.result === 'created') reply.status(201)
  return upserted
}
