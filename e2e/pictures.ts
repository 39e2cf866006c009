// npm run pictures: every page in each state, language, theme and width, on one page with what changed since the last run first.
// The pages are those of web/dist, or of PAGES_DIR.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareAll } from './pictures/comparison.ts'
import { getFileName, type Picture } from './pictures/picture.ts'
import { groupFlaws, type Run, renderSheet, formatSummary } from './pictures/sheet.ts'
import { walk } from './pictures/walk.ts'
import { isWanted, parseWanted } from './pictures/wanted.ts'

const wanted = parseWanted(process.argv.slice(2))
const { folder } = wanted
const list = join(folder, 'pictures.json')
const at = new Date()

await mkdir(folder, { recursive: true })
const known: Picture[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
for (const old of ['before', 'difference']) await rm(join(folder, old), { recursive: true, force: true })

const { taken, untaken } = await walk(wanted)
const files = new Set(taken.map(getFileName))
const isUntaken = ({ place, state, language }: Picture) =>
  untaken.some((one) => one.place === place && one.state === state && one.language === language)
const gone = known.filter((one) => isWanted(wanted, one) && !files.has(getFileName(one)) && !isUntaken(one))
for (const file of gone.map(getFileName))
  await rename(join(folder, 'now', file), join(folder, 'before', file)).catch(() => undefined)

const compared = await compareAll(folder, taken)
const run: Run = {
  at,
  seconds: Math.round((Date.now() - at.getTime()) / 1000),
  shown: taken.map((one) => ({ ...one, difference: compared.get(getFileName(one)) ?? 'new' })),
  untaken,
  gone: gone.map(getFileName),
}
const left = new Set([...files, ...run.gone])
await writeFile(list, JSON.stringify([...known.filter((one) => !left.has(getFileName(one))), ...taken]))
await writeFile(join(folder, 'index.html'), renderSheet(run))

const told = [
  ...run.shown.flatMap((one) =>
    typeof one.difference === 'object' ? [`changed: ${getFileName(one)}, ${one.difference.pixels} pixels`] : [],
  ),
  ...run.gone.map((file) => `gone: ${file}`),
  ...groupFlaws(run).map(
    ({ flaw, seen }) => `flaw: ${flaw} (${seen.length}: ${seen.slice(0, 2).map(getFileName).join(', ')})`,
  ),
  ...untaken.map(({ place, state, language, why }) => `not taken: ${place}, ${state}, ${language}: ${why}`),
]
process.stdout.write(`${[...told, formatSummary(run), join(folder, 'index.html')].join('\n')}\n`)
process.exitCode = untaken.length > 0 ? 1 : 0
