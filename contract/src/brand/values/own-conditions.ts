import { brand } from '../chosen.ts'

/** Tells that general conditions are the insurer's own file: their chapters are not those that the portal would cite. */
export const hasOwnConditions: boolean = (brand.papers ?? []).some(({ type }) => type === 'cgv')
