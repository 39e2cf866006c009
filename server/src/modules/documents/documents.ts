/** The papers that a member has, for the search. */

export { searchableDocuments } from './list-documents.ts'
