import type { Animal } from '@coussinet/contract/animals.ts'
import type { Label } from '@coussinet/texts/messages.ts'
import type { Face, Ground } from '#ui/drawings/Portrait.tsx'

export type InsuredAnimal = Animal & { face: Face; ground: Ground; formula_label: Label }
