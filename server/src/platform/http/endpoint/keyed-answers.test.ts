import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../..')

// Under test each such call fails whose answer is not the one that is stored for its key (`respond.ts`), so that each is
// compared with its repetition wherever a test makes it.
it('[REL-03] every keyed operation is called by a test over HTTP, which holds its answer against the stored one', () => {
  const tests = globSync(['**/*.test.ts', '**/tests/*.ts'], { cwd: src })
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n')
  const keyed = [...everyEndpoint, ...everyIntegrationEndpoint].filter(({ idempotent }) => idempotent)
  expect(keyed.length).toBeGreaterThan(30)
  const isCalled = (name: string) => new RegExp(`(?:\\bcall\\(|askMachine\\(\\s*\\w+,)\\s*${name}\\b`).test(tests)
  expect(keyed.map(({ name }) => name).filter((name) => !isCalled(name))).toEqual([])
})
