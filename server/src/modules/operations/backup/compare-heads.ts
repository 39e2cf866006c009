import { linesAt } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import { checkSecrets } from '#platform/records/persistent-keys.ts'
import { chooseBackup } from './layout/generations.ts'
import { checkPart, readLines } from './layout/lines.ts'
import { readManifest } from './layout/manifest.ts'

export type HeadFault = { member_id: string; position: number; what: 'rewritten' | 'shortened' | 'gone' }

/**
 * Compares the evidence chains with their last links in a backup: somebody who can write the whole database can forge a
 * consistent chain, but not the copy of its hash elsewhere. `gone` is a chain that no longer exists, as happens after
 * the legal retention time.
 */
export async function compareHeads(
  db: Db,
  directory: string,
  secrets: readonly Buffer[],
): Promise<{ backup_made_at: string; compared: number; faults: HeadFault[] }> {
  const { backup } = await chooseBackup(directory)
  await checkSecrets(db, secrets)
  const { manifest, same_key } = await readManifest(backup, secrets)
  // Otherwise somebody who can write to the backups could have forged this one too.
  if (!same_key)
    throw new Error('The backup was made under another SECRET_KEY than this database knows: its chains prove nothing.')
  await checkPart(backup, manifest.heads)
  const faults: HeadFault[] = []
  let compared = 0
  for await (const page of readLines(backup, manifest.heads)) {
    const heads = page.map((line): { member_id: string; position: number; hash: string } => JSON.parse(line))
    const there = new Map((await linesAt(db, heads)).map((line) => [line.member_id, line]))
    for (const { member_id, position, hash } of heads) {
      const line = there.get(member_id)
      if (!line) faults.push({ member_id, position, what: 'gone' })
      else if (line.hash === null) faults.push({ member_id, position, what: 'shortened' })
      else if (line.hash.toString('hex') !== hash) faults.push({ member_id, position, what: 'rewritten' })
    }
    compared += heads.length
  }
  return { backup_made_at: manifest.made_at, compared, faults }
}
