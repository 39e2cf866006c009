import { getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { animalOf, animalsOf } from './animals.ts'

export function animalRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listAnimals, async ({ member }) => ({ data: await animalsOf(db, member, clock()) }))
  route(app, platform, getAnimal, ({ member, params }) => animalOf(db, member, params.id, clock()))
}
