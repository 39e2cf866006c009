import { readFileSync, writeFileSync } from 'node:fs'
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
    members: { type: 'string', default: '100' },
    days: { type: 'string', default: '366' },
    /** shrinks a failing seed, and stores its steps under this name */
    shrink: { type: 'string' },
    /** a stored failure of `simulation/past` */
    replay: { type: 'string' },
    /** stops at the first seed that fails */
    'until-failure': { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
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
try {
  for (const { name, script } of scripts()) {
    const result = await runScript(script, (date, acts) => {
      process.stderr.write(
        `\r${name}: ${date}, ${acts} of ${script.acts.length} acts; ${totals.failed} failed \u001b[K`,
      )
    })
    process.stderr.write('\r\u001b[K')
    tell(name, result)
    if (!result.failure) {
      totals.passed += 1
      continue
    }
    totals.failed += 1
    if (!values.replay)
      console.log(
        `npm run simulate -- --seed ${script.seed} --members ${size.members} --days ${size.days} --shrink NAME`,
      )
    if (values.shrink)
      writeFileSync(past(values.shrink), `${JSON.stringify(await shrunk(script, result.failure), null, 2)}\n`)
    if (values['until-failure']) break
  }
} finally {
  await stop()
}
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
