import { sql } from 'kysely'

// They order rows of one moment as they were last written: a test's clock does not move by itself, and PostgreSQL writes
// new rows into the room of deleted ones.
export const transactionAge = sql`age(xmin)`
export const statementNumber = sql`cmin::text::bigint`
