/**
 * Members' tables whose primary key gets its member_id only where it is distributed: on one PostgreSQL, 0.2 finds their rows by
 * the rest of the key alone.
 */
export const rekeyedTables: Readonly<Record<string, string>> = {
  access_tokens: 'token_hash',
  refresh_tokens: 'token_hash',
}
