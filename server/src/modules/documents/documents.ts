/** The papers that a member has, for the search. */

export { documentsToFind } from './list-documents.ts'
