import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOf, type Measure, median } from './measure.ts'

const root = join(import.meta.dirname, '..')
const rounds = 3

/** Name of the variable under which a bench that is compared finds the file for its figures. */
export const FIGURES = 'BENCH_FIGURES'

/**
 * Runs parts of the bench alternately on this tree and on a former commit, and prints the medians of both with their ratio. The former
 * build is measured by the bench of this tree, so that both are measured in the same way.
 *
 * @returns names of figures of this tree that miss their budget
 */
export function compareWith(commit: string, parts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'coussinet-against-'))
  const former = join(folder, 'former')
  const file = join(folder, 'figures')
  try {
    run('git', ['worktree', 'add', '--detach', '--quiet', former, commit], root)
    run(process.execPath, ['scripts/bootstrap.mjs'], former)
    rmSync(join(former, 'bench'), { recursive: true })
    cpSync(join(root, 'bench'), join(former, 'bench'), { recursive: true })
    const figures = { now: new Map<string, Measure[]>(), former: new Map<string, Measure[]>() }
    for (let round = 0; round < rounds; round += 1)
      for (const [build, tree] of [
        ['former', former],
        ['now', root],
      ] as const) {
        console.log(`Round ${round + 1} of ${rounds}: ${build === 'now' ? 'this tree' : commit} …`)
        for (const measure of measureTree(tree, parts, file)) {
          const known = figures[build].get(measure.name) ?? []
          figures[build].set(measure.name, [...known, measure])
        }
      }
    return printComparison(figures)
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', former], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
}

function measureTree(tree: string, parts: readonly string[], file: string): Measure[] {
  // A budget that is missed ends it with 1, as any failure does: then there are no figures.
  spawnSync(process.execPath, ['bench/bench.ts', ...parts], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, [FIGURES]: file },
  })
  if (!existsSync(file)) throw new Error(`The bench did not run in ${tree}.`)
  const figures = JSON.parse(readFileSync(file, 'utf8')) as Measure[]
  rmSync(file)
  return figures
}

function printComparison({ now, former }: Record<'now' | 'former', Map<string, Measure[]>>): string[] {
  const missed: string[] = []
  const middle = (measures: readonly Measure[]) => median(measures.map(({ value }) => value))
  for (const [name, measures] of now) {
    const [first] = measures
    if (first === undefined) continue
    const { text, isMissed } = lineOf({ ...first, value: middle(measures) })
    if (isMissed) missed.push(name)
    const before = middle(former.get(name) ?? [])
    const ratio = before > 0 ? `${(middle(measures) / before).toFixed(2)} × ${before.toFixed(2)}` : ''
    console.log(`${text.padEnd(92)} ${ratio}`)
  }
  return missed
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status ?? 'a signal'}.`)
}
