import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Tests that `npm run test:long` runs and `npm test` does not: a pattern of test files, with why they take long. */
export const longPatterns: readonly [pattern: string, why: string][] = [
  ['server/src/testing/{chaos,nodes,program}/**/*.test.ts', 'programs that are started, killed and stopped'],
  ['server/src/platform/health/**/*.test.ts', 'outages, and crowds of calls whose seconds count'],
  ['server/src/testing/{database,sharding}/**/*.test.ts', 'migrations under load, and the law of sharded tables'],
  [
    'server/src/testing/interleavings/money-orders.test.ts',
    'thousands of orders of statements, on a database of its own',
  ],
  ['server/src/platform/db/**/*.test.ts', 'databases that stumble, hang, and are migrated from the beginning'],
  ['server/src/modules/operations/backup/**/*.test.ts', 'whole portals copied and restored'],
  ['server/src/cli/**/*.test.ts', 'each command is a program with a database of its own'],
  ['server/src/modules/privacy/personal-data/export-command.test.ts', 'the same'],
  ['server/src/fuzz/**/*.test.ts', 'strange calls to every endpoint'],
  ['server/src/web-app/{second,third}-brand*.test.ts', 'all pages built for another brand'],
  ['server/src/modules/documents/{legal,own-papers,tests}/**/*.test.ts', 'papers of every formula, written and read'],
  ['server/src/platform/files/{child,pdf,store}/**/*.test.ts', 'files made anew by processes, in stores of their own'],
  ['server/src/platform/files/prepare.test.ts', 'the same'],
  ['server/src/modules/demo/{seed,insurer,mailbox,card-payment}/**/*.test.ts', 'whole demos on many days of the year'],
  ['server/src/modules/demo/sandbox/**/*.test.ts', 'months that pass'],
  ['server/src/modules/demo/{demo.routes,load-demo}.test.ts', 'the same'],
  ['server/src/modules/integration/tests/**/*.test.ts', 'the example of a claims system, as a program'],
  [
    'server/src/modules/refunds/**/receive-{reply,invoice}.test.ts',
    'answers and invoices by mail, through a mail server and the door for them',
  ],
  ['server/src/modules/refunds/**/{piles,request-files}.test.ts', 'files by the dozen, and their pages as pictures'],
  [
    'server/src/modules/documents/insurer-documents/insurer-documents.test.ts',
    'large papers that are sent and sent again',
  ],
  ['server/src/modules/events/webhooks/send/dispatcher.test.ts', 'looks of a clock, and receivers that dawdle'],
  ['server/src/modules/refunds/**/large-requests.test.ts', 'the largest requests that are taken'],
  ['server/src/modules/search/first-hits.test.ts', 'every phrasing that is known, in each language'],
  ['server/src/platform/outbox/outbox.jobs.test.ts', 'mail servers that never answer'],
  ['server/src/platform/http/connections/**/*.test.ts', 'clients that send and read slowly'],
  ['server/src/modules/accounts/session/recovery/timing.test.ts', 'a hundred pairs of calls, timed'],
  ['server/src/platform/observability/{log-canaries,traces}.test.ts', 'every call, for what is told of it'],
  ['simulation/simulate.test.ts', 'years of members, from day to day'],
  ['server/src/modules/refunds/vets/vet-links.test.ts', 'crowds of uploads, each made anew by a process'],
  ['server/src/modules/help/contact/contact.test.ts', 'the same'],
  ['server/src/modules/refunds/{claims,documents}/readings/**/*.test.ts', 'bills that are read in pictures'],
  ['server/src/modules/contributions/receipts/card-payments/payment-orders.test.ts', 'orders of what can happen'],
  ['server/src/modules/refunds/decisions/pushed-decisions.test.ts', 'decisions by the dozen, each pushed to a device'],
  ['server/src/modules/accounts/identities/providers.test.ts', 'providers that are away, slow and back again'],
  ['server/src/modules/documents/{list-documents,statements/**/*}.test.ts', 'papers of whole years'],
  ['server/src/modules/contributions/mandate-paper/**/*.test.ts', 'papers, written and read'],
  ['server/src/modules/signing/proofs/**/*.test.ts', 'papers that are proven, and forged ones'],
  ['server/src/modules/privacy/personal-data/personal-data.test.ts', 'archives of all that a member has'],
  ['server/src/platform/{paper/papers,records/rotation}.test.ts', 'portals that begin anew, and piles of papers'],
  ['server/src/web-app/insurer-papers.test.ts', 'papers of every brand'],
  ['scripts/{supply-chain,release}.test.ts', 'npm, and releases of a repository of their own'],
  ['scripts/contract/typed-clients.test.ts', 'clients that are generated and compiled'],
  ['web/src/looks.test.tsx', 'every page in each width and theme'],
  ['web/src/long-words.test.tsx', 'every page, with long words'],
  ['web/src/states.test.tsx', 'every page without each of its answers'],
  [
    'web/src/{titles,permissions,late,widths,recovery}.test.tsx',
    'every page, by its title, right, delay, width, outage',
  ],
  ['web/src/features/payment-methods/wizard/{iban,resume}.test.tsx', 'every way to write an account, and to leave'],
]

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
  [/^server\/src\/platform\/(observability|metrics)\//, 'what is told of calls, not what they do'],
  [/^server\/src\/web-app\//, 'pages are files'],
  [/^server\/src\/platform\/(health\/|records\/rotation|files\/|paper\/)/, 'other parts than the database'],
  [
    /^server\/src\/(cli\/|modules\/operations\/backup\/|platform\/db\/migrations\.test)/,
    'start databases and programs of their own, of both kinds where it matters',
  ],
]

/** The files of these patterns, sorted. */
export const listFiles = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()

/** Every test file that opens a portal, except those that another database would not change. */
export function filesOnEmbedded(): string[] {
  return listFiles(['server/src/**/*.test.ts'])
    .filter((path) =>
      /\b(startPortal|ownPortal|portalForTests|ownPortalForTests|openTestDatabase)\(/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    )
    .filter((path) => !ofNoEngine.some(([room]) => room.test(path)))
}

/** Test files with a depth (`depth.ts`), which `npm run test:deep` goes to the whole of; and those with journeys that are for it alone. */
export const deepFiles = (pattern: string): string[] =>
  listFiles([pattern]).filter((path) => /\/depth\.ts'|@deep/.test(readFileSync(join(root, path), 'utf8')))

/** One of each way of speaking to the database: transactions, keyed calls, locks, counters, jobs, hints, sweeps and claims. */
export const filesOnEveryDatabase: readonly string[] = [
  'server/src/platform/http/idempotency.test.ts',
  'server/src/platform/limits/attempts.test.ts',
  'server/src/platform/outbox/deliver.test.ts',
  'server/src/modules/events/events.test.ts',
  'server/src/modules/notifications/notify.test.ts',
  'server/src/modules/notifications/notifications.jobs.test.ts',
  'server/src/modules/refunds/claims/reminders',
  'server/src/modules/refunds/claims/requests',
  'server/src/modules/accounts/session/session.test.ts',
  'server/src/modules/signing/confirm-code.test.ts',
  'server/src/modules/sponsorship/draw.test.ts',
  'server/src/modules/integration/batches',
]
