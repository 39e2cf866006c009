import { sql } from 'kysely'

// They order rows of one moment by their last write: a test's clock does not move by itself, and PostgreSQL writes new
// rows into the room of deleted ones. A row that was changed since, such as a notification that was read, comes later.
export const transactionAge = sql`age(xmin)`
export const statementNumber = sql`cmin::text::bigint`
