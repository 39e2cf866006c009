import { getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { grants } from '#platform/calls/queries.ts'
import { isGranted } from '#platform/permissions.tsx'
import { portray } from './animal-portrait.ts'

export const animalQueries = {
  list: () =>
    queryOptions({
      queryKey: ['animals', 'list'],
      // Members without permission to read refunds have none to show; requests and contract appear without them.
      queryFn: async ({ client, signal }) =>
        isGranted(await client.ensureQueryData(grants), { permission: 'animals:read' })
          ? portray((await call(listAnimals, {}, { signal })).data)
          : [],
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['animals', 'one', id],
      queryFn: ({ signal }) => call(getAnimal, { params: { id } }, { signal }),
    }),
}
