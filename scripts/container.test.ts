import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nodeFlags } from '../server/src/testing/program/spawn-portal.ts'

// No container engine runs where the tests do: what can be known of the image without one is checked here.

const root = join(import.meta.dirname, '..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const containerfile = text('ops/container/Containerfile')
const rules = text('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

const matches = (path: string, rule: string) => matchesGlob(path, rule) || matchesGlob(path, `${rule}/**`)

/** Tells whether the build context excludes a path: the last matching rule decides, as in docker and podman. */
function isIgnored(path: string): boolean {
  const last = rules.findLast((rule) => matches(path, rule.replace(/^!/, '')))
  return last !== undefined && !last.startsWith('!')
}

/** Lists every source file that a program reaches by imports, workers and child processes. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const source = text(path)
    const named = [
      ...source.matchAll(/\bfrom '([^']+)'|\bimport\(?\s?'([^']+)'/g),
      ...source.matchAll(/new URL\('(\.[^']+\.ts)'|import\.meta\.dirname, '([^']+\.ts)'/g),
    ].map(([, one, other]) => one ?? other ?? '')
    for (const name of named) {
      const found = fileOf(path, name)
      if (found !== null) open.push(found)
    }
  }
  return reached
}

function fileOf(importer: string, name: string): string | null {
  const room = importer.startsWith('web/') ? 'web' : 'server'
  const candidates = name.startsWith('#')
    ? [`${room}/src/${name.slice(1)}`]
    : name.startsWith('@coussinet/contract/')
      ? [`contract/src/${name.slice('@coussinet/contract/'.length)}`]
      : name.startsWith('@coussinet/reading/')
        ? [`packages/reading/src/${name.slice('@coussinet/reading/'.length)}`]
        : name.startsWith('@coussinet/texts/')
          ? [name.slice('@coussinet/'.length)]
          : /\.(?:ts|mjs)$/.test(name)
            ? [posix.join(dirname(importer), name)]
            : []
  return candidates.find((path) => existsSync(join(root, path))) ?? null
}

describe('the container', () => {
  it('takes into its build what the portal and its command run, and what the pages are built from', () => {
    const run = reachedFrom([
      'server/src/main.mjs',
      'server/src/cli/coussinet.ts',
      'scripts/build-server.ts',
      'web/scripts/build.ts',
      'web/src/main.tsx',
    ])
    expect(run.size).toBeGreaterThan(500)
    expect([...run].filter(isIgnored)).toEqual([])
  })

  it('takes no tests, no data, no secrets and no packages of the machine that builds it', () => {
    const unwanted = [
      'data/files/secret',
      'node_modules/fastify/package.json',
      'server/node_modules/pg/package.json',
      'server/src/modules/accounts/profile/profile.test.ts',
      'server/src/testing/start-portal.ts',
      'e2e/new-refund/whole.e2e.ts',
      'scripts/start.mjs',
      'bench/bench.ts',
      'server/dist/build.json',
      'web/dist/index.html',
      '.git/config',
    ]
    expect(unwanted.filter((path) => !isIgnored(path))).toEqual([])
    expect(
      ['e2e/package.json', 'bench/package.json', 'scripts/package.json', 'examples/claims-system/package.json'].filter(
        isIgnored,
      ),
    ).toEqual([])
  })

  it('runs one Node, the one that the project brings elsewhere, and is healthy while its process lives', () => {
    const own: { optionalDependencies: Record<string, string> } = JSON.parse(text('package.json'))
    const [, version] = /^ARG NODE=(\S+)$/m.exec(containerfile) ?? []
    expect(new Set(Object.values(own.optionalDependencies))).toEqual(new Set([version]))
    expect(containerfile).toMatch(
      /^RUN npm ci .*--workspace server --workspace contract --workspace texts --workspace packages\/reading$/m,
    )
    // Without one of them the image would run the sources, which are slower to start.
    expect(containerfile).toMatch(/^COPY package\.json package-lock\.json \.\/\nCOPY bin/m)
    expect(containerfile).toMatch(/^COPY --from=builds \/portal\/server\/dist server\/dist$/m)
    expect(containerfile).toMatch(/^HEALTHCHECK .*\/healthz/m)
    expect(containerfile).toMatch(/^USER coussinet$/m)
  })

  it('starts Node as the unit and `npm start` do, and as the bench measures it', () => {
    const main = 'server/src/main.mjs'
    expect(containerfile).toContain(`CMD ${JSON.stringify(['node', ...nodeFlags, main]).replaceAll(',', ', ')}\n`)
    const unit = text('ops/systemd/coussinet.service')
    expect(unit).toContain(`ExecStart=/opt/coussinet/node_modules/.bin/node ${nodeFlags.join(' ')} ${main}\n`)
    const own: { scripts: Record<string, string> } = JSON.parse(text('package.json'))
    expect(own.scripts['start']).toBe(`exec node ${nodeFlags.join(' ')} scripts/start.mjs`)
  })
})
