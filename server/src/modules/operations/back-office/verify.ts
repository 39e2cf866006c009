import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { type HeadFault, compareHeads } from '../backup/compare-heads.ts'
import { checkFiles, countOrphans, type FileFault } from '../backup/files/check-files.ts'
import type { EvidenceFault } from '../verify/fault.ts'
import { verifyEvidence } from '../verify/verify-evidence.ts'

export type VerifyFault =
  | ({ part: 'evidence' } & EvidenceFault)
  | ({ part: 'files' } & FileFault)
  | ({ part: 'backup' } & HeadFault)
export type VerifyResult = {
  members: number
  lines: number
  files: number
  orphans: number
  compared: number
  faults: VerifyFault[]
}

type VerifyInput = {
  db: Db
  files: Pick<FileStore, 'open' | 'keys'>
  /** reads the bytes of every file, instead of checking that it exists */
  bytes: boolean
  /** a backup whose chains are compared with the database's, and the secrets that its manifest may be signed with */
  against: { directory: string; secrets: readonly Buffer[] } | null
  onProgress(what: string, count: number): void
}

/**
 * Verifies all evidence and every stored file. Changes nothing, and can run beside the portal; throws the errors of
 * `onProgress`.
 */
export async function verify({ db, files, bytes, against, onProgress }: VerifyInput): Promise<VerifyResult> {
  const evidence = await verifyEvidence(db, (count) => onProgress('members with evidence', count))
  const stored = await checkFiles(db, files, (count) => onProgress('stored files', count), { bytes })
  const heads = against && (await compareHeads(db, against.directory, against.secrets))
  const orphans = await countOrphans(db, files, (count) => onProgress('keys of the store', count))
  return {
    members: evidence.members,
    lines: evidence.lines,
    files: stored.files,
    orphans,
    compared: heads?.compared ?? 0,
    faults: [
      ...evidence.faults.map((fault) => ({ part: 'evidence' as const, ...fault })),
      ...stored.faults.map((fault) => ({ part: 'files' as const, ...fault })),
      ...(heads?.faults ?? []).map((fault) => ({ part: 'backup' as const, ...fault })),
    ],
  }
}
