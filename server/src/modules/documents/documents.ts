/** The papers that a member has, for the search, and those that the insurer gave them, whose bytes are stored. */

export { searchableInsurerDocuments } from './insurer-documents/insurer-documents.ts'
export { findKeysOfInsurerDocuments } from './insurer-documents/insurer-documents.store.ts'
export { searchableDocuments } from './list-documents.ts'
