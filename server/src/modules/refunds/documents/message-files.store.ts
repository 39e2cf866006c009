import type { Db } from '#platform/db/db.ts'

export async function findMessageFile(db: Db, member_id: string, request_id: string, file_id: string) {
  return db
    .selectFrom('refund_request_message_files')
    .innerJoin('refund_request_messages', (join) =>
      join
        .onRef('refund_request_messages.member_id', '=', 'refund_request_message_files.member_id')
        .onRef('refund_request_messages.message_id', '=', 'refund_request_message_files.message_id'),
    )
    .select(['name', 'media_type', 'stored_as', 'thumbnail_stored_as'])
    .where('refund_request_message_files.member_id', '=', member_id)
    .where('refund_request_messages.member_id', '=', member_id)
    .where('refund_request_messages.request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .executeTakeFirst()
}
