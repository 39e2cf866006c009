import type { Animal } from '@coussinet/contract/animals.ts'
import type { Label } from '@coussinet/contract/domain/messages.ts'
import type { Face, Ground } from '#ui/drawings/Portrait.tsx'

/** An animal of the contract with the face and the ground that it keeps on every page, and the name of its formula. */
export type InsuredAnimal = Animal & { face: Face; ground: Ground; formula_label: Label }
