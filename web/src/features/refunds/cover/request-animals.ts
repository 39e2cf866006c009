import type { Animal } from '@coussinet/contract/animals.ts'
import type { Label } from '@coussinet/texts/messages.ts'
import type { Face, Ground } from '#ui/drawings/Portrait.tsx'

export type PortrayedAnimal = Animal & { face: Face; ground: Ground; formula_label: Label }

/** The name of an animal of a request; the request's own word when the animal left the contract. */
export function getAnimalName(
  request: { animals: readonly { id: string; name: string }[] },
  animal_id: string | null,
): string | null {
  return request.animals.find(({ id }) => id === animal_id)?.name ?? request.animals[0]?.name ?? null
}
