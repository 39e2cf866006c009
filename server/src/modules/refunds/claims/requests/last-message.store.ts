import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { sql } from 'kysely'

/** Last message of a thread: `asks` where a sentence of it ends with a question mark. */
export type LastMessage = {
  author: RequestMessage['author']
  author_name: string
  asks: boolean
  created_at: string
  read: boolean
}

/** The last message of a request's thread, as part of the statement of the request: one row of an index. */
export const lastMessage = (member_id: string) =>
  sql<LastMessage | null>`(select jsonb_build_object('author', author, 'author_name', author_name,
      'asks', text ~ '[?](\\s|["»”)]|$)', 'created_at', created_at, 'read', read_at is not null)
    from refund_request_messages
    where refund_request_messages.member_id = ${member_id}::uuid
      and refund_request_messages.request_id = refund_requests.request_id
    order by position desc limit 1)`
