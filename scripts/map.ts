// npm run map [feature]: every endpoint with the files that serve and call it; `-- --figures`: measures of the code.
import { everyEndpoint } from '../contract/src/every-endpoint.ts'
import { readSource, trackedFiles } from './imports.ts'

const wanted = process.argv[2]
if (wanted === '--figures') {
  const { printFigures } = await import('./figures.ts')
  printFigures()
  process.exit()
}
const sources = trackedFiles()
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|e2e)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readSource(path) }))

for (const { name, method, path, access, permission, feature, summary } of everyEndpoint) {
  const users = sources.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).map((source) => source.path)
  if (wanted && !users.some((user) => user.includes(`/${wanted}`)) && !path.includes(wanted)) continue
  const guards = [access, permission, feature].filter(Boolean).join(' · ')
  console.log(`${method.padEnd(6)} /api${path}  (${guards})\n       ${name}: ${summary}`)
  for (const user of users.filter((user) => !user.endsWith('every-endpoint.ts'))) console.log(`       ${user}`)
  console.log()
}
