import type { Command } from 'commander'
import {
  checkCluster,
  distribute,
  findForeignTables,
  isDistributed,
} from '#modules/operations/distribution/distribute.ts'
import { type DistributionStep, planDistribution } from '#modules/operations/distribution/plan.ts'
import type { Db } from '#platform/db/db.ts'
import { halfRestored } from '#platform/db/half-restored.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { findNodes } from '#platform/records/portal-nodes.ts'
import type { Clock } from '#platform/time/clock.ts'
import { requireMigrated } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet distribute`: puts the tables on the workers of a Citus cluster. */
export function distributeCommand(program: Command, open: OpenContext): void {
  program
    .command('distribute')
    .description(
      'checks a cluster of Citus and puts each table where it belongs: first after migrate, then after each upgrade and restore; can be interrupted and run again',
    )
    .option('--dry-run', 'only checks, and prints the SQL that would run')
    .addHelpText('after', '\nExample:\n  coussinet distribute --dry-run')
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      open(async ({ database, clock, out, signal }) => {
        const opened = await database('any')
        const faults = await faultsOf(opened.db, clock)
        if (faults.length > 0) {
          for (const fault of faults) out.fault(fault)
          return out.one({ dry_run: dryRun, faults, steps: [] }, '')
        }
        const print = (steps: readonly DistributionStep[]) =>
          steps.flatMap(({ statements }) => statements.map((statement) => `${statement};`)).join('\n')
        const steps = dryRun
          ? (await planDistribution(opened.db)).steps
          : await opened.withoutTimeouts((db) =>
              distribute(db, { signal, onStep: (step) => out.json || out.say(print([step])) }),
            )
        if (!dryRun && steps.length > 0)
          await auditOperation(opened.db, {
            action: 'database.distributed',
            details: { tables: steps.map(({ table }) => table) },
            at: clock(),
          })
        if (!dryRun || steps.length === 0) out.say('Every table is where it belongs.')
        out.one({ dry_run: dryRun, faults, steps }, dryRun ? print(steps) : '')
      }),
    )
}

/**
 * Finds obstacles to distributing the tables, as sentences; the cluster's faults first, which a migration would meet
 * too.
 */
async function faultsOf(db: Db, clock: Clock): Promise<string[]> {
  const { applied, pending } = await pendingMigrations(db)
  const nodes = applied.length > 0 && pending.length === 0 ? await findNodes(db, clock()) : []
  const faults = await checkCluster(db, Math.max(1, nodes.length))
  if (faults.length > 0) return faults
  const half = await halfRestored(db)
  if (half) return [`The database is half restored from ${half.backup}. Run the same coussinet restore again first.`]
  const is_distributed = await isDistributed(db)
  if (is_distributed && pending.includes('0055_documents'))
    return [
      `Citus refuses migration 0055 while members are on the workers. Stop the portal, as the owner run: select undistribute_table('members', cascade_via_foreign_keys => true); then run coussinet migrate and this command again.`,
    ]
  requireMigrated({ pending })
  const foreign = await findForeignTables(db)
  if (foreign.length > 0) return [`Other roles own ${foreign.join(', ')}. Run this with a DATABASE_URL of their owner.`]
  if (nodes.length > 0 && !is_distributed)
    return [
      `${nodes.length} ${nodes.length === 1 ? 'node of the portal runs' : 'nodes of the portal run'} (${nodes.map(({ host }) => host).join(', ')}). Stop them until the members are on the workers; one that was killed counts for three minutes.`,
    ]
  const { misplaced } = await planDistribution(db)
  if (misplaced.length === 0) return []
  return [
    ...misplaced,
    'Stop the portal, make a backup, restore it into an empty database of the cluster, and run this command there.',
  ]
}
