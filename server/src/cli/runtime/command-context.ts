import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { requireDatabase } from '#platform/config/require-database.ts'
import type { Log } from '#platform/core/app.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Platform } from '#platform/portal.ts'
import { type Clock, systemClock } from '#platform/time/clock.ts'
import { requireMigrated } from './command-errors.ts'
import type { CommandPlatform } from './command-platform.ts'
import type { CommandOutput } from './output.ts'
import type { Terminal } from './terminal.ts'

type SchemaRequirement = 'current' | 'there' | 'any'

export type CommandContext = {
  config: Config
  env: Terminal['env']
  clock: Clock
  out: CommandOutput
  stdin: Terminal['stdin']
  stdout: Terminal['stdout']
  /** aborted by Ctrl-C, by SIGTERM, and when the reader has gone; long work checks it between two steps */
  signal: AbortSignal
  log: Platform['log']
  /**
   * Opens the configured database at the first call; it is closed at the end. `there` accepts one with pending
   * migrations, `any` creates a missing one.
   */
  database(schema?: SchemaRequirement): Promise<OpenDatabase>
  /** Dependencies of a command's writes: it queues jobs, and the portal runs them. */
  platform(): Promise<CommandPlatform>
  /** The configured file store, which must belong to this database; `any` accepts another one, for a restore. */
  files(whose?: 'own' | 'any'): Promise<FileStore>
}

// Sequential work, and eight files at a time.
const connections = 4

type CommandContextInput = Pick<Terminal, 'env' | 'stdin' | 'stdout'> & Pick<CommandContext, 'out' | 'signal'>

/** Creates a command's context; its parts are opened on demand, and `close` closes them in reverse order. */
export function openCommandContext({ env, stdin, stdout, out, signal }: CommandContextInput): {
  context: CommandContext
  close(): Promise<void>
} {
  let read: Config | null = null
  const config = () => (read ??= settingsOf(env))
  const clock = systemClock
  const log = faultLog((line) => out.say(line))
  const closing: (() => Promise<void>)[] = []
  let opened: Promise<OpenDatabase> | null = null
  let checked = false
  let platform: Promise<CommandPlatform> | null = null
  let store: Promise<FileStore> | null = null

  async function database(schema: SchemaRequirement = 'current'): Promise<OpenDatabase> {
    if (schema !== 'any') requireDatabase(config())
    opened ??= openDatabase(config(), closing, (error) => log.error({ err: error }))
    const openedDatabase = await opened
    if (schema === 'current' && !checked) {
      requireMigrated(await pendingMigrations(openedDatabase.db))
      checked = true
    }
    return openedDatabase
  }

  async function openPlatform(openedDatabase: OpenDatabase): Promise<CommandPlatform> {
    // Loaded only by commands that write, so that reading commands start faster.
    const parts = await import('./command-platform.ts')
    const { jobs, ...platform } = await parts.openPlatform({
      held: openedDatabase,
      config: config(),
      public_url: env['PUBLIC_URL'],
      clock,
      log,
    })
    closing.push(jobs.close)
    return { jobs, ...platform }
  }

  const context: CommandContext = {
    get config() {
      return config()
    },
    env,
    clock,
    out,
    stdin,
    stdout,
    signal,
    log,
    database,
    async platform() {
      platform ??= openPlatform(await database())
      return platform
    },
    async files(whose = 'own') {
      if (whose === 'own') mustHoldFiles(config())
      const { openFileStore, ownStore } = await import('#platform/files/store/open-store.ts')
      store ??= openFileStore(config(), { beside: true, log }).then((opened) => {
        closing.push(opened.close)
        return opened
      })
      const opened = await store
      return whose === 'own' ? ownStore((await database()).db, opened, log) : opened
    },
  }
  return {
    context,
    async close() {
      for (const end of closing.toReversed()) await end()
    },
  }
}

/** Reads the settings; a command started in the wrong place creates neither secret nor folder. */
function settingsOf(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env, { makes: false })
  if (config.secret.length > 0) return config
  return {
    ...config,
    get secret(): Buffer {
      throw new ConfigProblem([
        `SECRET_KEY is not set, and there is no secret.key in ${config.data_dir}: give the one of the portal, or its DATA_DIR.`,
      ])
    },
  }
}

/** Files on disk must be those of a portal that has run there; only a restore creates the folder. */
function mustHoldFiles({ s3, database_url, data_dir }: Config): void {
  if (s3 === null && database_url && !existsSync(join(data_dir, 'files')))
    throw new Error(`There are no files in ${data_dir}. Set DATA_DIR or S3_URL.`)
}

/** Locks the embedded database against a portal: it loses rows if two processes open it. */
async function openDatabase(
  { database_url, database_direct_url, database_named_statements, data_dir }: Config,
  closing: (() => Promise<void>)[],
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (database_url) {
    const opened = await (
      await import('#platform/db/postgres.ts')
    ).openPostgres(database_url, onError, {
      direct_url: database_direct_url,
      named_statements: database_named_statements,
      connections,
    })
    closing.push(opened.close)
    return opened
  }
  const directory = join(data_dir, 'postgres')
  await mkdir(data_dir, { recursive: true })
  const lock = await lockDirectory(data_dir).catch(() => {
    throw new Error(
      `The portal is running on ${data_dir}, and its embedded database takes one process at a time. Stop it, then try again.`,
    )
  })
  closing.push(lock.release)
  const embedded = await (await import('#platform/db/embedded.ts')).openEmbedded({ directory })
  closing.push(embedded.close)
  return embedded
}

/** A log for a terminal: failures only, one line each; the command itself prints its results. */
function faultLog(say: (line: string) => void): Log {
  const tell = (...parts: unknown[]) => {
    const [first, second] = parts
    const err: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'err') : undefined
    const words = [typeof first === 'string' ? first : second, err instanceof Error ? err.message : undefined]
    say(words.filter((word) => typeof word === 'string').join(': '))
  }
  const silent = () => {}
  const log: Log = {
    level: 'error',
    fatal: tell,
    error: tell,
    warn: silent,
    info: silent,
    debug: silent,
    trace: silent,
    silent,
    child: () => log,
  }
  return log
}
