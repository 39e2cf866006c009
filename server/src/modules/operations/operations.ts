/** Work of the insurer's operators: reports, backups, distribution of tables on a cluster. */

export { watchPlaces } from './distribution/places.ts'
