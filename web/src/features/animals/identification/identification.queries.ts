import { type Animal, changeAnimal } from '@coussinet/contract/animals.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { animalQueries } from '../animals.queries.ts'

type IdentificationChange = { id: string; change: AnimalChange }
type Fields = Pick<Animal, 'icad' | 'colour' | 'adoption_date' | 'limits'>

const list = animalQueries.list()

function show(client: QueryClient, id: string, changes: Partial<Fields>): void {
  client.setQueryData(list.queryKey, (animals) =>
    animals?.map((animal) => (animal.id === id ? { ...animal, ...changes } : animal)),
  )
}

const present = ({ icad, colour, adoption_date }: AnimalChange): Partial<Fields> => ({
  ...(icad !== undefined && { icad }),
  ...(colour !== undefined && { colour }),
  ...(adoption_date !== undefined && { adoption_date }),
})

/** Updates the facts of an animal: shown at once, reverted on refusal. */
export const updateAnimal = mutationOptions({
  mutationFn: ({ id, change }: IdentificationChange) => call(changeAnimal, { params: { id }, body: change }),
  onMutate: async ({ id, change }, { client }) => {
    await client.cancelQueries({ queryKey: list.queryKey })
    const before = client.getQueryData(list.queryKey)?.find((animal) => animal.id === id)
    show(client, id, present(change))
    return before
  },
  onError: (_error, { id }, before, { client }) => {
    if (before) show(client, id, { icad: before.icad, colour: before.colour, adoption_date: before.adoption_date })
  },
  onSuccess: ({ icad, colour, adoption_date, limits }, { id }, _before, { client }) => {
    show(client, id, { icad, colour, adoption_date, limits })
    // A number that was awaited lets its requests move on.
    for (const queryKey of [['animals'], ['onboarding'], ['refund-requests']])
      void client.invalidateQueries({ queryKey })
  },
})
