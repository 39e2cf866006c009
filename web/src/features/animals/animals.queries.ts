import { queryOptions } from '@tanstack/react-query'
import { getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import { call } from '#platform/call.ts'
import { portray } from './animal-portrait.ts'

export const animalQueries = {
  list: () =>
    queryOptions({
      queryKey: ['animals', 'list'],
      queryFn: async ({ signal }) => portray((await call(listAnimals, {}, { signal })).data),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['animals', 'one', id],
      queryFn: ({ signal }) => call(getAnimal, { params: { id } }, { signal }),
    }),
}
