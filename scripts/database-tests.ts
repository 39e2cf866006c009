import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Tests that open a portal and are about something else than its database: they are done on a real PostgreSQL alone. */
const ofNoEngine: readonly [path: RegExp, why: string][] = [
  [/^server\/src\/fuzz\//, 'strange calls are refused before any statement'],
  [
    /^server\/src\/modules\/(documents\/(legal|own-papers|tests)|contributions\/mandate-paper)\//,
    'what papers say, and how they look',
  ],
  [/^server\/src\/modules\/demo\/seed\//, 'what the demo’s days bring: arithmetic'],
  [
    /^server\/src\/modules\/accounts\/session\/recovery\/timing\.test\.ts$/,
    'a hundred pairs of calls, timed by their hashes',
  ],
  [/^server\/src\/platform\/observability\//, 'what is told of calls, not what they do'],
  [/^server\/src\/web-app\//, 'pages are files'],
  [/^server\/src\/platform\/(health\/|crypto\/rotation|files\/|paper\/)/, 'other parts than the database'],
  [
    /^server\/src\/(cli\/|modules\/operations\/backup\/|platform\/db\/migrations\.test)/,
    'start databases and programs of their own, of both kinds where it matters',
  ],
]

/** Every test file that opens a portal, but for those that would say nothing new of another database. */
export function filesOnEmbedded(): string[] {
  return globSync('server/src/**/*.test.ts', { cwd: root })
    .toSorted()
    .filter((path) => /\b(startPortal|ownPortal|openTestDatabase)\(/.test(readFileSync(join(root, path), 'utf8')))
    .filter((path) => !ofNoEngine.some(([room]) => room.test(path)))
}

/** Test files whose tests go one round in `npm test`, and to a whole depth by themselves; and those with journeys that stand there alone. */
export const deepFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .filter((path) => /\/depth\.ts'|@long/.test(readFileSync(join(root, path), 'utf8')))

/** One of each way of speaking to the database: transactions, keyed calls, locks, counters, jobs, hints, sweeps and claims. */
export const filesOnEveryDatabase: readonly string[] = [
  'server/src/platform/http/idempotency.test.ts',
  'server/src/platform/limits/attempts.test.ts',
  'server/src/platform/outbox/deliver.test.ts',
  'server/src/modules/events/live',
  'server/src/modules/notifications/notify.test.ts',
  'server/src/modules/notifications/notifications.jobs.test.ts',
  'server/src/modules/refunds/reminders',
  'server/src/modules/refunds/requests',
  'server/src/modules/accounts/session/session.test.ts',
  'server/src/modules/signing/confirm-code.test.ts',
  'server/src/modules/sponsorship/draw',
  'server/src/modules/integration/batches',
]
