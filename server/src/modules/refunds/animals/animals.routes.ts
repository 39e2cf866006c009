import { changeAnimal, endAnimalCover, getAnimal, getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { getAnimalWithLimits, findAnimalsWithLimits, readClockOffset } from '../cover/cover.ts'
import { animalCosts } from './animal-costs.ts'
import { type AfterEnd, endCover, updateAnimal } from './change-animal.ts'

export function animalRoutes(app: App, platform: Platform, after: AfterEnd): void {
  const { db, clock } = platform
  route(app, platform, listAnimals, async ({ member }) => ({ data: await findAnimalsWithLimits(db, member, clock()) }))
  route(app, platform, getAnimal, ({ member, params }) => getAnimalWithLimits(db, member, params.id, clock()))
  route(app, platform, changeAnimal, ({ member, params, body, request, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await updateAnimal(tx, { animal_id: params.id, change: body, clock_offset: readClockOffset(request) })
        return getAnimalWithLimits(tx.db, member, params.id, tx.at)
      }),
    ),
  )
  route(app, platform, endAnimalCover, ({ member, params, body, request, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await endCover(tx, after, { animal_id: params.id, ending: body, clock_offset: readClockOffset(request) })
        return getAnimalWithLimits(tx.db, member, params.id, tx.at)
      }),
    ),
  )
  route(app, platform, getAnimalCosts, ({ member, params, query }) =>
    animalCosts(db, { member_id: member.id, animal_id: params.id, on: query.on }, clock()),
  )
}
