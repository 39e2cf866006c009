import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'
import { type RetentionEnding, endings } from './endings.ts'
import { elsewhere, rules } from './rules.ts'

const portal = portalForTests()

const root = new URL('../../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sources = globSync('server/src/**/*.ts', { cwd: root.pathname }).filter(
  (path) => !path.endsWith('.test.ts') && !path.includes('/testing/') && !path.includes('/tests/'),
)

/** Queues that the code runs by the hour, by their names or by the constant that holds one. */
function scheduledQueues(): string[] {
  return sources.flatMap((path) => {
    const text = read(path)
    return [...text.matchAll(/jobs\.every\(\s*(?:'([^']+)'|(\w+))/g)].map(([, name, constant]) => {
      const held = constant && new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1]
      const queue = name ?? held
      if (!queue) throw new Error(`${path} runs a queue whose name is not found.`)
      return queue
    })
  })
}

type Takes<Row> = Row extends RetentionEnding ? true : false

describe('the table of what time ends', () => {
  it('[REM-04] names every job that the hours begin', () => {
    expect(Object.keys(endings.jobs).toSorted()).toEqual(scheduledQueues().toSorted())
  })

  it('[REM-04] names every rule of retention, and the jobs of every other sweep', () => {
    expect(Object.keys(endings.rules).toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
    expect(Object.keys(endings.jobs)).toEqual(expect.arrayContaining(elsewhere.map(({ job }) => job)))
  })

  it('[REM-04] names every column that holds the time of an end', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('date', 'text', 'timestamp with time zone')
        and column_name ~ '(^|_)(expires|until|due_on|ends_on|suspends_on|answer_by|cover_end|end_date|lapses)($|_)'`.execute(
      portal.db,
    )
    expect(Object.keys(endings.times).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('[REM-04] takes no row that says neither when its end is announced nor why it is not', () => {
    // Each of these compiles only while the table refuses such a row.
    const takesSilent: Takes<{ ends: string }> = false
    const takesUnreasoned: Takes<{ ends: string; announced: 'never' }> = false
    const takesEmpty: Takes<{ ends: string; announced: readonly [] }> = false
    const takesReasoned: Takes<{ ends: string; announced: 'never'; because: string }> = true
    expect([takesSilent, takesUnreasoned, takesEmpty, takesReasoned]).toEqual([false, false, false, true])
  })
})

const rows: RetentionEnding[] = Object.values(endings).flatMap((group) => Object.values<RetentionEnding>(group))
const announced = rows.flatMap(({ ends, announced: all }) => (all === 'never' ? [] : [{ ends, all }]))

describe('each announcement', () => {
  it('[REM-04] is one that the code writes', () => {
    const kinds = announced.flatMap(({ all }) => all.flatMap((one) => ('kind' in one ? [one.kind] : [])))
    const written = sources.filter((path) => !path.includes('/notifications/kinds/') && !path.includes('/retention/'))
    const text = written.map(read).join('\n')
    expect([...new Set(kinds)].filter((kind) => !new RegExp(`['"]${kind}['"]`).test(text))).toEqual([])
  })

  it('[REM-04] is listed in docs/operations.md', () => {
    const text = read('docs/operations.md')
    for (const { ends, all } of announced) {
      const announcements = all.map((one) => `  - ${'kind' in one ? `\`${one.kind}\`` : one.letter}: ${one.when}`)
      expect(text).toContain(`\n- ${ends}\n${announcements.join('\n')}\n`)
    }
  })
})
