import { readAndUnderstand, type StoredDocument } from '../src/read-and-understand.ts'
import type { MemberFacts } from '../src/values/member-facts.ts'

process.once('message', async ({ bytes, media_type, known }: StoredDocument & { known: MemberFacts }) => {
  const said = await readAndUnderstand({ bytes: Buffer.from(bytes), media_type }, known).catch(() => null)
  process.send?.(said, undefined, undefined, () => process.exit(0))
})
