import type { Config } from './config/config.ts'
import type { Log } from './core/app.ts'
import type { Db } from './db/db.ts'
import type { EventChannel } from './db/events.ts'
import type { Jobs } from './db/jobs.ts'
import type { Replica } from './db/replica.ts'
import type { Scanner } from './files/clamd.ts'
import type { FileStore } from './files/file-store.ts'
import type { HealthChecks } from './health/health-checks.ts'
import type { CallerAccess, MachineAccess } from './http/access.ts'
import type { CsrfGuard } from './http/csrf.ts'
import type { IdentityProviders } from './identity-providers/identity-providers.ts'
import type { MemberLimit } from './limits/member-limit.ts'
import type { Reports } from './observability/reports.ts'
import type { Papers } from './paper/papers.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { PersistentKeys } from './records/persistent-keys.ts'
import type { Clock } from './time/clock.ts'

export type Platform = {
  db: Db
  /** reads for the insurer's side that may be some seconds old */
  replica: Replica
  clock: Clock
  files: FileStore
  /** null: uploads are not scanned */
  scanner: Scanner | null
  health: HealthChecks
  jobs: Jobs
  /** null: no payment by card on this portal */
  payments: PaymentProvider | null
  providers: IdentityProviders
  events: EventChannel
  papers: Papers
  config: Config & { persistent_keys: PersistentKeys }
  access: CallerAccess
  limit: MemberLimit
  machines: MachineAccess
  csrf: CsrfGuard
  /** null: no error reporting on this portal */
  reports: Reports | null
  log: Log
}
