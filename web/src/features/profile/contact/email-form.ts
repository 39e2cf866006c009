import { ProfileChange } from '@coussinet/contract/forms.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

export type TypedEmail = { email: string }

export const readEmail = (typed: TypedEmail): Reading<ProfileChange> => readWith(ProfileChange, typed)
