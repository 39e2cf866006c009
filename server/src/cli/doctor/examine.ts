import { Resolver } from 'node:dns/promises'
import { databaseVersion } from '#modules/operations/back-office/status.ts'
import { ConfigProblem } from '#platform/config/config.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import { findNodes, ownMake } from '#platform/records/portal-nodes.ts'
import type { CommandContext } from '../runtime/command-context.ts'
import { formatFailure } from '../runtime/command-errors.ts'
import { checkBackups, checkJobs, checkProofs, checkWebhooks, withoutDatabase } from './daily-work.ts'
import { checkConnections, checkDatabase, checkDatabaseClock, checkNodes } from './database.ts'
import { type DoctorFinding, green, runCheck, red, unknown } from './finding.ts'
import { type Dns, checkInboundMail, checkMail, checkSms } from './messages.ts'
import { checkAddress, checkProxy, checkPublicClock } from './public-address.ts'
import { checkSettings, settingFaults } from './settings.ts'
import { checkProviders } from './sign-in.ts'
import { checkDisks, checkFiles, checkScanner } from './stored-files.ts'

/** Parts of an installation, in the order of the report. */
export const parts = [
  'settings',
  'database',
  'clock',
  'nodes',
  'address',
  'proxy',
  'files',
  'scanner',
  'mail',
  'sms',
  'sign-in',
  'webhooks',
  'jobs',
  'backup',
  'proofs',
  'disk',
] as const
export type DoctorPart = (typeof parts)[number]

export type PartFinding = { part: DoctorPart } & DoctorFinding

export type DoctorOptions = {
  only: readonly DoctorPart[]
  /** maximum age of the last backup, in hours */
  backup_hours: number
  dns?: Dns
  /** address of plain HTTP, if it is not port 80 of PUBLIC_URL */
  plain_url?: string
}

/** Timeout of a resolver in ms, and number of attempts. */
const asking = { timeout: 2000, tries: 2 }

/** Examines the requested parts concurrently; changes nothing. */
export async function examine(
  context: CommandContext,
  { only, backup_hours, dns = new Resolver(asking), plain_url }: DoctorOptions,
): Promise<PartFinding[]> {
  const { clock } = context
  const settings = readSettings(context)
  if ('faults' in settings)
    return only.flatMap((part): PartFinding[] =>
      part === 'settings'
        ? settings.faults.map((fault) => ({ part, ...fault }))
        : [{ part, ...unknown(part, 'the settings could not be read', 'See the lines of the settings.') }],
    )
  const { config } = settings
  const opened = await runCheck(
    'database',
    'Look at DATABASE_URL, and whether this machine may reach the server.',
    async () => {
      const { db: asked } = await context.database('there')
      return green('database', await databaseVersion(asked))
    },
  )
  const connection = opened.every(({ state }) => state === 'green') ? await context.database('there') : null
  const db = connection?.db ?? null
  const isMigrated = db !== null && (await pendingMigrations(db)).pending.length === 0
  const current = isMigrated ? db : null
  const nodes = current === null ? [] : await findNodes(current, clock())
  const standing = async (
    name: string,
    work: (looking: {
      config: typeof config
      clock: typeof clock
      db: NonNullable<typeof db>
    }) => Promise<DoctorFinding[]>,
  ) => (current === null ? [withoutDatabase(name)] : work({ config, clock, db: current }))
  const looking = { config, clock }

  const checks: Record<DoctorPart, () => Promise<DoctorFinding[]>> = {
    settings: () => checkSettings(config, clock, current),
    database: async () => (connection === null ? opened : checkDatabase(config, connection, clock)),
    clock: async () =>
      (
        await Promise.all([
          db === null ? [withoutDatabase('clock of the database')] : checkDatabaseClock(db),
          checkPublicClock(looking),
        ])
      ).flat(),
    nodes: () =>
      standing('nodes', async (all) => [
        ...checkNodes(nodes, ownMake, clock),
        ...(await checkConnections(config, all.db, nodes)),
      ]),
    address: () => checkAddress(looking),
    proxy: () => checkProxy(looking, plain_url),
    files: () => checkFiles({ config, db: current, files: () => context.files('any') }),
    scanner: () => checkScanner(config),
    mail: async () => [...(await checkMail(config, dns)), ...(await checkInboundMail(config, clock, dns))],
    sms: () => checkSms(config),
    'sign-in': () => checkProviders(config),
    webhooks: () => standing('webhooks', checkWebhooks),
    jobs: () => standing('jobs', checkJobs),
    backup: () => standing('backup', (all) => checkBackups(all, backup_hours)),
    proofs: () => standing('proofs', checkProofs),
    disk: () => checkDisks(config),
  }
  const found = await Promise.all(
    only.map(async (part) =>
      (await runCheck(part, 'Tell the makers of the portal.', checks[part], longestPart)).map((one) => ({
        part,
        ...one,
      })),
    ),
  )
  return found.flat()
}

/** timeout of one part in ms, longer than those of its checks */
const longestPart = 12_000

function readSettings(context: CommandContext): { config: CommandContext['config'] } | { faults: DoctorFinding[] } {
  try {
    const { config } = context
    // Read lazily, so that a missing secret is reported here and not halfway.
    return config.secret.length > 0 ? { config } : { faults: [] }
  } catch (error) {
    if (error instanceof ConfigProblem) return { faults: settingFaults(error) }
    return { faults: [red('settings', formatFailure(error), 'See docs/settings.md.')] }
  }
}
