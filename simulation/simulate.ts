import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import setup from '../server/src/testing/database/global-setup.ts'
import type { Script } from './acts.ts'
import { drawScript } from './draw/draw-script.ts'
import { type Failure, type Result, runScript } from './run.ts'
import { shrink } from './shrink.ts'

// npm run simulate -- --seeds 1000, --seed 7, --replay NAME: years of members who never were (docs/simulation.md).

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    members: { type: 'string', default: '25' },
    days: { type: 'string', default: '366' },
    /** shrinks a failing seed, and stores its steps under this name */
    shrink: { type: 'string' },
    /** a stored failure of `simulation/past` */
    replay: { type: 'string' },
    /** stops at the first seed that fails */
    'until-failure': { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
    /** seeds that are lived at the same time, each in a process of its own */
    parallel: { type: 'string', default: String(availableParallelism()) },
  },
})

const past = (name: string) => join(import.meta.dirname, 'past', `${name}.json`)
const size = { members: Number(values.members), days: Number(values.days) }

/** Scripts to run: a stored one, one seed, or fresh seeds in a row. */
function* scripts(): Generator<{ name: string; script: Script }> {
  if (values.replay) {
    const script: Script = JSON.parse(readFileSync(past(values.replay), 'utf8'))
    return yield { name: values.replay, script }
  }
  const first = Number(values.seed ?? values.from)
  const count = values.seed === undefined ? Number(values.seeds ?? 1) : 1
  for (let seed = first; seed < first + count; seed += 1) yield { name: `seed ${seed}`, script: drawScript(seed, size) }
}

/** Key by which two failures are the same: the first words of what disagreed, without names and days. */
const signatureOf = ({ why }: Failure): string => (why[0]?.where ?? '').replaceAll(/[\w-]*\d[\w:.-]*/g, '…')

async function shrunk(script: Script, failure: Failure): Promise<Script> {
  const wanted = signatureOf(failure)
  let runs = 0
  const until = failure.date < script.ends ? { ...script, ends: failure.date } : script
  const small = await shrink(until, {
    nevg: failure.act?.nevg ?? null,
    async fails(smaller) {
      runs += 1
      process.stderr.write(`\rshrinking: run ${runs}, ${smaller.acts.length} acts \u001b[K`)
      const { failure: same } = await runScript(smaller)
      return same !== null && signatureOf(same) === wanted
    },
  })
  process.stderr.write('\r\u001b[K')
  console.log(`${script.acts.length} acts shrunk to ${small.acts.length} in ${runs} runs`)
  return { ...small, failed: wanted }
}

function tell(name: string, { acts, seconds, reopened, failure, outcomes, digest }: Result): void {
  console.log(
    `${name}: ${failure ? 'FAILED' : 'ok'}, ${acts} acts in ${seconds.toFixed(1)} s, ${reopened} restarts, ${digest.slice(0, 12)}`,
  )
  if (values.seed) console.log(outcomes)
  if (failure) console.log(JSON.stringify(failure, null, 2))
}

if (!values.embedded) process.env['TEST_DATABASE'] = 'postgres'
const stop = await setup()
const totals = { passed: 0, failed: 0 }
const isOne = values.replay !== undefined || values.seed !== undefined || values.shrink !== undefined
const all = scripts()

async function judge(name: string, script: Script, result: Result): Promise<void> {
  process.stderr.write('\r\u001b[K')
  tell(name, result)
  totals[result.failure ? 'failed' : 'passed'] += 1
  if (!result.failure) return
  if (!values.replay)
    console.log(`npm run simulate -- --seed ${script.seed} --members ${size.members} --days ${size.days} --shrink NAME`)
  if (values.shrink)
    writeFileSync(past(values.shrink), `${JSON.stringify(await shrunk(script, result.failure), null, 2)}\n`)
}

const isOver = () => values['until-failure'] && totals.failed > 0

async function liveHere(): Promise<void> {
  for (const { name, script } of all) {
    const result = await runScript(script, (date, acts) => {
      const so_far = `${date}, ${acts} of ${script.acts.length} acts; ${totals.failed} failed`
      process.stderr.write(`\r${name}: ${so_far} \u001b[K`)
    })
    await judge(name, script, result)
    if (isOver()) return
  }
}

/** Lives, in a process of its own, the scripts that no other has taken. */
async function liveApart(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'run-apart.ts'))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process that lives scripts ended with ${code}.`)
  })
  try {
    for (const { name, script } of all) {
      child.send(script)
      const [result]: Result[] = await Promise.race([once(child, 'message'), ended])
      if (result) await judge(name, script, result)
      if (isOver()) return
    }
  } finally {
    ended.catch(() => {})
    child.kill()
  }
}

try {
  const parallel = Math.max(1, Number(values.parallel))
  if (isOne || parallel === 1) await liveHere()
  else await Promise.all(Array.from({ length: parallel }, liveApart))
} finally {
  await stop()
}
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
