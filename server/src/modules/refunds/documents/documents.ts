/** Stored files, upload limits, readings and deadline reminders, for the other parts of refunds. */

export { addDocument, withDocuments } from './add-document.ts'
export { earliestReminder, findDueReminder } from './deadlines.ts'
export type { DocumentOwner, FindDocumentOwner, UploadLink } from './document-owner.ts'
export {
  deleteDocuments,
  findDocument,
  findDocuments,
  findRequestsWithSameFiles,
  findSameDocument,
  insertDocuments,
  judgeDocuments,
  type MessageDocument,
  moveDocument,
  type QuoteDocument,
  type RequestDocument,
  type RequestFileCodes,
} from './documents.store.ts'
export { deletedOn, deleteUnfinished, draftOnce, lastChangeBefore, type UnfinishedDraft } from './deadlines.ts'
export { openingRoutes } from './opening.routes.ts'
export { fillFrom } from './readings/read-file.ts'
export { queueReading, initialReading } from './readings/reading-queue.ts'
export { saveReading } from './documents.store.ts'
export { type DoneReading, getReadLines, readingColumn, toReading } from './readings/stored-reading.ts'
export { attachDocument, removeDocument } from './add-document.ts'
export {
  expectDecodingTime,
  expectRoom,
  findUploadWait,
  giveArrivedBack,
  takeArrived,
  withUploads,
} from './upload-limits.ts'
