import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { brandName } from '@coussinet/contract/brand/values.ts'
import { pino } from 'pino'
import { type Config, ConfigProblem, readConfig } from '#platform/config/config.ts'
import { formatStack } from '#platform/observability/stack-of.ts'
import { ownMake } from '#platform/records/portal-nodes.ts'
import { type OpenPortal, openPortal } from './open-portal.ts'
import { startFailure } from './start-failure.ts'

const slowestStop = 10_000

const production = process.env['NODE_ENV'] === 'production'

/** A line before there is a log, or beside it; in production of the form of the log's own, for who collects them. */
function tell(level: 'warn' | 'fatal', sentence: string): void {
  if (production)
    console.error(
      JSON.stringify({
        level: { warn: 40, fatal: 60 }[level],
        time: new Date().toISOString(),
        pid: process.pid,
        hostname: hostname(),
        msg: sentence,
      }),
    )
  else console.error(`coussinet: ${sentence}`)
}

function fail(...sentences: string[]): never {
  for (const sentence of sentences) tell('fatal', sentence)
  process.exit(1)
}

/** Node and libraries warn in plain text by themselves. */
function warnInJson(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => tell('warn', `${name}: ${message}`))
  process.on('uncaughtException', (error) => fail(formatStack(error) || error.message))
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigProblem) fail(...error.sentences)
    throw error
  }
}

/**
 * Writes to stdout beside the calls, in blocks of lines: one waits a twentieth of a second at most, and the last ones are written
 * before the process ends. Where nobody takes them, 16 MB wait, and what comes then is lost.
 */
const logStream = () =>
  pino.destination({ sync: false, minLength: 4096, periodicFlush: 50, maxLength: 16 * 1024 * 1024 })

async function open(config: Config): Promise<OpenPortal> {
  const logger = { level: process.env['LOG_LEVEL'] || (config.demo ? 'warn' : 'info'), stream: logStream() }
  return openPortal({ config, logger })
}

async function listen(config: Config): Promise<OpenPortal> {
  try {
    const portal = await open(config)
    await portal.app.listen({ port: config.port, host: config.host })
    return portal
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      fail(`port ${config.port} is taken. Set PORT to another one.`)
    return fail(startFailure(error))
  }
}

/**
 * Makes the embedded database where there is none, and the demonstration in it, in a process of its own: with that goes what it
 * takes, which a portal that made them would hold for good (300 MB).
 */
async function haveDatabaseMade({ database_url, data_dir }: Config, main: string): Promise<void> {
  if (database_url || existsSync(join(data_dir, 'postgres'))) return
  // A debugger's port is taken by this process.
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--inspect'))
  const making = spawn(process.execPath, [...flags, main, MAKE_DATABASE], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let isTold = false
  const leave = (receivedSignal: NodeJS.Signals) => {
    isTold = true
    making.kill(receivedSignal)
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const one of signals) process.on(one, leave)
  const { code, signal } = await new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => making.once('exit', (code, signal) => resolve({ code, signal })).once('error', reject),
  )
  for (const one of signals) process.off(one, leave)
  if (isTold) process.exit(0)
  if (signal !== null)
    fail(`The embedded database could not be made: the process that makes it was ended by ${signal}.`)
  // It has said why.
  if (code !== 0) process.exit(1)
}

/** Word by which `main.mjs` makes the database, and ends. */
export const MAKE_DATABASE = '--make-database'

/** Opens the portal and closes it: what was missing is there then. Leaves off when whoever waits for it has gone. */
export async function makeDatabase(): Promise<void> {
  if (production) warnInJson()
  process.once('disconnect', () => process.exit(1))
  try {
    await (await open(settings())).close()
    process.exit(0)
  } catch (error) {
    fail(startFailure(error))
  }
}

/** Reads the settings, makes ready what `prepare` makes, opens the portal, and stops it gracefully when asked to. */
export async function start(main: string, prepare: () => void = () => {}): Promise<void> {
  if (production) warnInJson()
  const config = settings()
  prepare()
  await haveDatabaseMade(config, main)
  const { app, platform, close } = await listen(config)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`
  const note = join(config.data_dir, 'portal.json')
  // Tells `npm run demo` and the commands of a sandbox where the portal that holds this directory answers.
  const sandbox = config.sandbox ? await import('#modules/demo/sandbox/sandbox-keys.ts') : null
  await writeFile(
    note,
    JSON.stringify({ url, pid: process.pid, ...(sandbox && { token: sandbox.sandboxKeys(config).token }) }),
    {
      mode: 0o600,
    },
  )

  const opened = config.public_url.endsWith(`:${port}`) ? config.public_url : url
  if (production) app.log.info({ event: 'ready', url: config.public_url, port, ...ownMake }, `${brandName} is ready`)
  else console.log(`\n  ${brandName} is ready: ${opened}\n`)
  if (!config.database_url && !production)
    console.log(`  Data: ${config.data_dir} (embedded PostgreSQL, for trying out: not safe against power loss)`)
  if (config.demo) await printDemo(opened, config)
  if (sandbox) console.log(sandbox.describeSandbox(config, opened, platform.clock()))

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), slowestStop).unref()
    await rm(note, { force: true })
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  if (sandbox) process.once('disconnect', () => void stop())
}

async function printDemo(url: string, { sandbox }: Config): Promise<void> {
  if (sandbox === 'empty') return console.log(`\n  Mails and SMS of the demo: ${url}/demo/mailbox\n`)
  const { demoAccounts, demoPassword, firstConnection } = await import('#modules/demo/demo-accounts.ts')
  console.log(`\n  Demo accounts, password ${demoPassword}`)
  for (const { nevg, firstname, lastname, note } of demoAccounts)
    console.log(`    ${nevg}  ${`${firstname} ${lastname}`.padEnd(20)} ${note.fr}`)
  if (firstConnection)
    console.log(
      `    ${firstConnection.nevg}  ${`${firstConnection.firstname} ${firstConnection.lastname}`.padEnd(20)} n’a pas encore de mot de passe : pour essayer la première connexion`,
    )
  console.log(`\n  Mails and SMS of the demo: ${url}/demo/mailbox`)
  // It finds the portal by its data.
  const own = process.env['DATA_DIR'] ? `DATA_DIR=${process.env['DATA_DIR']} ` : ''
  console.log(
    `\n  A request that you file is decided and paid by itself in about a minute.\n  \`${own}npm run demo -- move <request> <status>\` moves one at once; \`${own}npm run demo -- reset\` begins anew.\n`,
  )
}
