import { Resolver } from 'node:dns/promises'
import { databaseVersion } from '#modules/operations/back-office/status.ts'
import { ConfigProblem } from '#platform/config/config.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import { findNodes, ownMake } from '#platform/records/portal-nodes.ts'
import type { CommandContext } from '../runtime/command-context.ts'
import { sentenceOf } from '../runtime/command-errors.ts'
import { lookAtBackups, lookAtJobs, lookAtWebhooks, withoutDatabase } from './daily-work.ts'
import { lookAtConnections, lookAtDatabase, lookAtDatabaseClock, lookAtNodes } from './database.ts'
import { type Finding, green, look, red, unknown } from './finding.ts'
import { type Dns, lookAtInboundMail, lookAtMail, lookAtSms } from './messages.ts'
import { lookAtAddress, lookAtProxy, lookAtPublicClock } from './public-address.ts'
import { lookAtSettings, settingFaults } from './settings.ts'
import { lookAtDisks, lookAtFiles, lookAtScanner } from './stored-files.ts'

/** Parts of an installation, in the order in which they are told. */
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
  'webhooks',
  'jobs',
  'backup',
  'disk',
] as const
export type Part = (typeof parts)[number]

export type PartFinding = { part: Part } & Finding

export type Wish = {
  only: readonly Part[]
  /** hours that the last backup may be old */
  backup_hours: number
  /** resolver of the records of mail domains */
  dns?: Dns
  /** address of plain HTTP, when it is not at port 80 of PUBLIC_URL */
  plain_url?: string
}

/** Milliseconds that a resolver is waited for, and how often it is asked. */
const asking = { timeout: 2000, tries: 2 }

/** Looks at the parts that are asked for, all at once, and changes nothing. */
export async function examine(
  context: CommandContext,
  { only, backup_hours, dns = new Resolver(asking), plain_url }: Wish,
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
  const opened = await look(
    'database',
    'Look at DATABASE_URL, and whether this machine may reach the server.',
    async () => {
      const { db: asked } = await context.database('there')
      return green('database', await databaseVersion(asked))
    },
  )
  const held = opened.every(({ state }) => state === 'green') ? await context.database('there') : null
  const db = held?.db ?? null
  const isMigrated = db !== null && (await pendingMigrations(db)).pending.length === 0
  const current = isMigrated ? db : null
  const nodes = current === null ? [] : await findNodes(current, clock())
  const standing = async (
    name: string,
    work: (looking: { config: typeof config; clock: typeof clock; db: NonNullable<typeof db> }) => Promise<Finding[]>,
  ) => (current === null ? [withoutDatabase(name)] : work({ config, clock, db: current }))
  const looking = { config, clock }

  const looks: Record<Part, () => Promise<Finding[]>> = {
    settings: () => lookAtSettings(config, clock, current),
    database: async () => (held === null ? opened : lookAtDatabase(config, held)),
    clock: async () =>
      (
        await Promise.all([
          db === null ? [withoutDatabase('clock of the database')] : lookAtDatabaseClock(db),
          lookAtPublicClock(looking),
        ])
      ).flat(),
    nodes: () =>
      standing('nodes', async (all) => [
        ...lookAtNodes(nodes, ownMake, clock),
        ...(await lookAtConnections(config, all.db, nodes)),
      ]),
    address: () => lookAtAddress(looking),
    proxy: () => lookAtProxy(looking, plain_url),
    files: () => lookAtFiles({ config, db: current, files: () => context.files('any') }),
    scanner: () => lookAtScanner(config),
    mail: async () => [...(await lookAtMail(config, dns)), ...(await lookAtInboundMail(config, clock, dns))],
    sms: () => lookAtSms(config),
    webhooks: () => standing('webhooks', lookAtWebhooks),
    jobs: () => standing('jobs', lookAtJobs),
    backup: () => standing('backup', (all) => lookAtBackups(all, backup_hours)),
    disk: () => lookAtDisks(config),
  }
  const found = await Promise.all(
    only.map(async (part) =>
      (await look(part, 'Tell the makers of the portal.', looks[part], longestPart)).map((one) => ({ part, ...one })),
    ),
  )
  return found.flat()
}

/** ms of one part, whose looks have their own ends before */
const longestPart = 12_000

function readSettings(context: CommandContext): { config: CommandContext['config'] } | { faults: Finding[] } {
  try {
    const { config } = context
    // Read lazily: a secret that is nowhere is told here, and not in the middle.
    return config.secret.length > 0 ? { config } : { faults: [] }
  } catch (error) {
    if (error instanceof ConfigProblem) return { faults: settingFaults(error) }
    return { faults: [red('settings', sentenceOf(error), 'See docs/settings.md.')] }
  }
}
