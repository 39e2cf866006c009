/** Links for vets, for the other modules. */

export { revokeVetLinks } from './vet-links.ts'
