import { vi } from 'vitest'
import type { TestMember } from '../a-member.ts'
import type { TestPortal } from '../start-portal.ts'

/**
 * Texts of the statements about a member that a call sends, in their order: what the portal does meanwhile of itself names
 * others, and the look-up of a token is remembered.
 */
export async function recordStatements(
  { db }: TestPortal,
  { member_id }: TestMember,
  call: () => Promise<unknown>,
): Promise<string[]> {
  const executed = vi.spyOn(db.getExecutor(), 'executeQuery')
  await call()
  const asked = executed.mock.calls.map(([query]) => query)
  executed.mockRestore()
  return asked
    .filter(({ parameters, sql }) => parameters.includes(member_id) && !sql.includes('"access_tokens"'))
    .map(({ sql }) => sql)
}
