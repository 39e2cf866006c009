import { changeAnimal, getAnimal, getAnimalCosts, listAnimals } from '@coussinet/contract/animals.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { animalOf, animalsOf } from './animals.ts'
import { animalCosts } from './costs/animal-costs.ts'
import { mendAnimal } from './mend-animal.ts'

export function animalRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listAnimals, async ({ member }) => ({ data: await animalsOf(db, member, clock()) }))
  route(app, platform, getAnimal, ({ member, params }) => animalOf(db, member, params.id, clock()))
  route(app, platform, changeAnimal, ({ member, params, body, transact }) =>
    transact(async (trx) => {
      await mendAnimal(trx, platform, { member_id: member.id, animal_id: params.id, change: body })
      return animalOf(trx, member, params.id, clock())
    }),
  )
  route(app, platform, getAnimalCosts, ({ member, params, query }) =>
    animalCosts(db, { member_id: member.id, animal_id: params.id, on: query.on }, clock()),
  )
}
