import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from '#platform/db/db.ts'

/** A statement with its placeholders, and the endpoint during a member's call of which it was sent. */
export type RecordedStatement = { text: string; call: string | null }

const calls = new AsyncLocalStorage<string>()
/** Statements of this worker that are written down: each statement once, and once more when a member's call sends it. */
const known = new Set<string>()

/** Does a member's call of an endpoint, so that its statements are recorded as such. */
export const duringMembersCall = <T>(endpoint: string, call: () => T): T => calls.run(endpoint, call)

const folderOf = (test_folder: string) => join(test_folder, 'statements')

/** Writes down what a test's database takes, a file a worker; `global-setup.ts` looks at it at the end of the run. */
export function recordStatementsOf({ statements }: OpenDatabase): void {
  const test_folder = process.env['TEST_FOLDER']
  if (!test_folder) return
  const folder = folderOf(test_folder)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  statements.hear(({ text, error }) => {
    const call = calls.getStore() ?? null
    const name = `${call === null} ${text}`
    if (error !== null || known.has(name)) return
    known.add(name)
    appendFileSync(file, `${JSON.stringify({ text, call } satisfies RecordedStatement)}\n`)
  })
}

/** Reads what all workers of a run have written down: each text once, of a member's call where there was one. */
export function readRecordedStatements(test_folder: string): RecordedStatement[] {
  if (!existsSync(folderOf(test_folder))) return []
  const statements = globSync('*.jsonl', { cwd: folderOf(test_folder) })
    .flatMap((name) =>
      readFileSync(join(folderOf(test_folder), name), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line): RecordedStatement => JSON.parse(line))
    .toSorted((one, other) => Number(one.call !== null) - Number(other.call !== null))
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()]
}
