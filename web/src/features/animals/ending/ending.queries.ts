import { endAnimalCover } from '@coussinet/contract/animals.ts'
import type { AnimalEnding } from '@coussinet/contract/forms.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { animalQueries } from '../animals.queries.ts'

type CoverEndingInput = { id: string; ending: AnimalEnding }

/** Ends the cover of an animal; refreshes what depends on it: the animal, payments due, open tips. */
export const endCover = mutationOptions({
  mutationFn: ({ id, ending }: CoverEndingInput) => call(endAnimalCover, { params: { id }, body: ending }),
  onSuccess: ({ cover_end, end_reason, limits }, { id }, _before, { client }) => {
    client.setQueryData(animalQueries.list().queryKey, (animals) =>
      animals?.map((animal) => (animal.id === id ? { ...animal, cover_end, end_reason, limits } : animal)),
    )
    for (const queryKey of [['animals'], ['onboarding'], ['receipts'], ['contract'], ['notifications']])
      void client.invalidateQueries({ queryKey })
  },
})
