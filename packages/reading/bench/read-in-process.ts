import { fork } from 'node:child_process'
import type { StoredDocument } from '../src/read-and-understand.ts'
import type { UnderstoodPaper } from '../src/understand.ts'
import type { MemberFacts } from '../src/values/member-facts.ts'

/** Reads a paper in a process of its own, for the reader goes by the time and the memory that its process took; null where it fails. */
export function readInProcess(
  { bytes, media_type }: StoredDocument,
  known: MemberFacts,
): Promise<UnderstoodPaper | null> {
  const child = fork(`${import.meta.dirname}/reading-process.ts`, { serialization: 'advanced' })
  child.send({ bytes, media_type, known })
  return new Promise((resolve, reject) => {
    child.once('message', (said: UnderstoodPaper | null) => resolve(said))
    child.once('exit', () => resolve(null))
    child.once('error', reject)
  })
}
