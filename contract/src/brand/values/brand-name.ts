import { deName } from '@coussinet/texts/grammar.ts'
import { brand } from '../chosen.ts'

/** The name that members know. */
export const brandName: string = brand.name

/** "de Coussinet", "d’Amica": the name after a French preposition. */
export const ofBrand: string = deName(brandName)

/** The name as a file's begins with it. */
export const fileSlug: string =
  brandName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'portal'
