import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { findWebhookCounts } from '#modules/events/events.ts'
import { readDeliveries } from '#modules/events/webhooks/log/deliveries.ts'
import { pingWebhook, readWebhooks } from '#modules/events/webhooks/webhooks.ts'
import { readPublicationStates } from '#modules/signing/signing.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.ts'
import { findLateJobs } from '#platform/db/jobs.ts'
import { findLastOperation } from '#platform/records/audit.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type DoctorFinding, green, formatDuration, runCheck, red, unknown } from './finding.ts'

type DailyWorkDeps = { config: Config; clock: Clock; db: Db }

/** Age in ms at which a waiting event, or a job that has not started, is late. */
const late = 10 * 60_000
/** a restore should be drilled each quarter */
const drilled = 100 * 86_400_000

/** Webhooks: each active one accepts a ping, and no delivery is late or was given up. */
export async function checkWebhooks({ config, clock, db }: DailyWorkDeps): Promise<DoctorFinding[]> {
  const name = 'webhooks'
  return runCheck(name, 'See coussinet webhooks deliveries --status failed', async () => {
    const active = (await readWebhooks(db)).filter(({ disabled_at }) => disabled_at === null)
    if (active.length === 0)
      return unknown(
        name,
        'none is active: the insurer’s systems hear of nothing',
        'coussinet webhooks add https://…, unless they ask by themselves.',
      )
    const { waiting, oldest, failed } = await findWebhookCounts(db)
    const waits = oldest === null ? 0 : clock().getTime() - oldest.getTime()
    const queue = `${waiting} events wait${oldest === null ? '' : `, the oldest for ${formatDuration(waits)}`}; ${failed} given up`
    return [
      ...(await Promise.all(active.map((webhook) => lookAtWebhook({ config, clock, db }, webhook)))).flat(),
      waits > late || failed > 0
        ? red('events', queue, 'Mend the receiver, then: coussinet webhooks replay <id> --from <day>')
        : green('events', queue),
    ]
  })
}

async function lookAtWebhook(
  { config, clock, db }: DailyWorkDeps,
  { id, url }: { id: string; url: string },
): Promise<DoctorFinding[]> {
  const name = `webhook ${URL.parse(url)?.host ?? id}`
  const mend = `Have the receiver answer 2xx within five seconds, then: coussinet webhooks test ${id}`
  return runCheck(name, mend, async () => {
    const [{ delivered, status_code, error, ms }, { data }] = await Promise.all([
      pingWebhook(db, { clock, config }, id),
      readDeliveries(db, { webhook_id: id, limit: 1 }, { findMemberByNevg }),
    ])
    const [last] = data
    const before = last === undefined ? 'nothing was told it yet' : `its last event of ${last.at}: ${last.status}`
    return delivered
      ? green(name, `took a ping (${status_code}) after ${ms} ms; ${before}`)
      : red(name, `did not take a ping: ${error ?? status_code}; ${before}`, mend)
  })
}

/** Backups by the command: age of the last one, and whether one was compared with the database recently. */
export async function checkBackups({ clock, db }: DailyWorkDeps, hours: number): Promise<DoctorFinding[]> {
  const mend =
    'Run coussinet backup <directory> --keep 30 each night; where the rows are kept by other means, weekly, with --backup-hours 192.'
  const name = 'backup'
  return runCheck(name, mend, async () => {
    const [made, verified] = [
      await findLastOperation(db, 'backup.made'),
      await findLastOperation(db, 'backup.compared'),
    ]
    return [madeFinding(made, clock(), hours, mend), comparedFinding(verified, clock())]
  })
}

type LastOperation = Awaited<ReturnType<typeof findLastOperation>>

function faultsOf(operation: LastOperation): number {
  const { details } = operation ?? {}
  const faults: unknown = typeof details === 'object' && details !== null && 'faults' in details ? details.faults : 0
  return Number(faults)
}

function madeFinding(made: LastOperation, at: Date, hours: number, mend: string): DoctorFinding {
  if (made === undefined) return red('backup', 'none was ever made by coussinet backup', mend)
  const age = at.getTime() - made.at.getTime()
  const faults = faultsOf(made)
  const words = `${formatDuration(age)} old`
  if (age > hours * 3_600_000) return red('backup', words, mend)
  return faults > 0
    ? red('backup', `${words}; ${faults} files had lost their bytes`, 'See coussinet verify --files')
    : green('backup', words)
}

function comparedFinding(compared: LastOperation, at: Date): DoctorFinding {
  const name = 'backup compared'
  const mend = 'Run coussinet verify --files --against <directory>, at each quarter’s drill.'
  if (compared === undefined) return red(name, 'never', mend)
  const age = at.getTime() - compared.at.getTime()
  const faults = faultsOf(compared)
  const words = `${formatDuration(age)} ago, ${faults} faults`
  return faults > 0 || age > drilled ? red(name, words, mend) : green(name, words)
}

/** Due jobs that no node has started. */
export async function checkJobs({ clock, db }: DailyWorkDeps): Promise<DoctorFinding[]> {
  const name = 'jobs'
  const mend = 'Look whether a node runs, and at the errors of its log.'
  return runCheck(name, mend, async () => {
    const now = clock()
    const queues = await findLateJobs(db, new Date(now.getTime() - late))
    if (queues.length === 0) return green(name, 'none is late')
    return queues.map(({ queue, count, since }) =>
      red(
        `job ${queue}`,
        `${count} should have begun, the first ${formatDuration(now.getTime() - since.getTime())} ago`,
        mend,
      ),
    )
  })
}

/** Heads of the log of proofs: published at each place of the settings, without a failure. */
export async function checkProofs(deps: DailyWorkDeps): Promise<DoctorFinding[]> {
  const mend = 'Look at PROOFS_DIR and PROOFS_URL, and at the errors of the log; it is tried again every hour.'
  return runCheck('proofs', mend, async () => {
    const places = await readPublicationStates(deps)
    if (places.length === 0)
      return unknown('proofs', 'published at /proofs/heads.json alone', 'Set PROOFS_DIR or PROOFS_URL.')
    return places.map(({ target, entries, failure, is_late }) =>
      failure !== null || is_late
        ? red(`proofs, ${target}`, failure ?? `only ${entries} entries are published`, mend)
        : green(`proofs, ${target}`, `${entries} entries`),
    )
  })
}

/** Finding for a part that needs the database, if that could not be queried. */
export const withoutDatabase = (name: string): DoctorFinding =>
  unknown(name, 'the database could not be asked', 'See the line of the database.')
