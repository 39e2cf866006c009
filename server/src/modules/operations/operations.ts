/** Work of the insurer's operators: reports, backups, the places of tables on a cluster. */

export { watchPlaces } from './distribution/places.ts'
