// npm run map [feature]: every endpoint with the files that serve and call it; `-- --figures`: what the code is measured by.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyEndpoint } from '../contract/src/every-endpoint.ts'
import { printFigures } from './figures.ts'

const root = join(import.meta.dirname, '..')
const wanted = process.argv[2]
if (wanted === '--figures') {
  printFigures()
  process.exit()
}
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const sources = tracked
  .filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

for (const { name, method, path, access, permission, feature, summary } of everyEndpoint) {
  const users = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map((source) => source.path)
  if (wanted && !users.some((user) => user.includes(`/${wanted}`)) && !path.includes(wanted)) continue
  const guards = [access, permission, feature].filter(Boolean).join(' · ')
  console.log(`${method.padEnd(6)} /api${path}  (${guards})\n       ${name}: ${summary}`)
  for (const user of users.filter((user) => !user.endsWith('every-endpoint.ts'))) console.log(`       ${user}`)
  console.log()
}
