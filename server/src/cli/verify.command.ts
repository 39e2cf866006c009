import type { Command } from 'commander'
import { verify, type VerifyFault } from '#modules/operations/back-office/verify.ts'
import type { EvidenceFault } from '#modules/operations/verify/fault.ts'
import type { Secrets } from '#platform/crypto/keys.ts'
import { auditOperation } from '#platform/records/audit.ts'
import type { CommandProgress } from './runtime/progress.ts'
import type { OpenContext } from './runtime/run.ts'
import { verifyPaper } from './verify-paper.ts'

const ofEvidence: Record<EvidenceFault['what'], (where: EvidenceFault['where']) => string> = {
  gap: (where) => `a line is missing before line ${where}`,
  hash: (where) => `line ${where} is not what was hashed`,
  link: (where) => `line ${where} does not follow the one before it`,
  missing: (where) => `no line tells of ${where} as it should`,
  mandate: (where) => `the mandate ${where} is not what was signed`,
  account: (where) => `the account for refunds ${where} is not the one that was confirmed`,
  proof: (where) => `line ${where} is not the one that the published log holds`,
  decision: (where) => `the refund ${where} is not what the last decision says`,
  paper: (where) => `the paper of the mandate ${where} is not the one that was shown`,
}

const ofHeads = {
  gone: 'the chain of the backup is not there any more',
  shortened: 'the chain is shorter than that of the backup',
  rewritten: 'the chain is not that of the backup',
}

function sentence(fault: VerifyFault): string {
  if (fault.part === 'files')
    return `${fault.table}: the file ${fault.stored_as} ${fault.what === 'missing' ? 'is missing' : 'was changed: its bytes are not those of its row'}`
  return `member ${fault.member_id}: ${fault.part === 'evidence' ? ofEvidence[fault.what](fault.where) : ofHeads[fault.what]}`
}

type VerifyOptions = { files?: boolean; against?: string; paper?: string; heads?: string }

/** `coussinet verify`: checks that every row has its bytes, and the evidence of every signature. */
export function verifyCommand(program: Command, open: OpenContext): void {
  program
    .command('verify')
    .description(
      'checks the evidence of all signatures and the bytes of every stored file; changes nothing, and runs while a portal on PostgreSQL does',
    )
    .option('--files', 'reads every file and compares its hash, instead of only checking that it exists')
    .option(
      '--against <backup>',
      'also compares the chains with those of a backup, because a chain that was rebuilt as a whole is consistent in itself',
    )
    .option('--paper <file>', 'checks only the proof in a downloaded paper (a PDF): a mandate or a decision')
    .option(
      '--heads <place>',
      'a file, folder or address with the published heads, for --paper; else those of the database',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet verify --files\n  coussinet verify --paper decompte.pdf --heads https://archive.example/heads.json',
    )
    .action(({ files: bytes = false, against, paper, heads }: VerifyOptions) =>
      open(async (context) => {
        const { out, signal } = context
        if (paper !== undefined) {
          const checked = await verifyPaper(context, { paper, heads })
          out.one(checked.result, checked.words)
          if (!checked.result.well) out.failed()
          return
        }
        const { db } = await context.database()
        const under: { way: string; progress: CommandProgress } = { way: '', progress: out.progress('') }
        const report = (way: string, count: number) => {
          if (signal.aborted) throw new Error('Stopped before the end.')
          if (way !== under.way) {
            under.progress.done()
            Object.assign(under, { way, progress: out.progress(way) })
          }
          under.progress.step(count)
        }
        const found = await verify({
          db,
          files: await context.files(),
          bytes,
          against: against === undefined ? null : { directory: against, secrets: secretsOf(context.config) },
          onProgress: report,
        })
        under.progress.done()
        // Recorded for operators: when a backup was last verified against this database.
        if (against !== undefined)
          await auditOperation(db, {
            action: 'backup.compared',
            at: context.clock(),
            details: { faults: found.faults.length },
          })
        const { members, lines, files: count, orphans, compared, faults } = found
        const summary = [
          `${members} members with evidence, ${lines} lines`,
          `${count} stored files ${bytes ? 'read' : 'looked for'}, ${orphans} that no row holds`,
          ...(against === undefined ? [] : [`${compared} chains compared with the backup`]),
          `${faults.length} faults`,
        ]
        out.one(found, [...faults.map(sentence), ...summary].join('\n'))
        if (faults.length > 0) out.failed()
      }),
    )
}

function secretsOf({ secret, previous_secret }: Secrets): Buffer[] {
  return [secret, ...(previous_secret === null ? [] : [previous_secret])]
}
