import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { drawPapers } from '../papers/draw-papers.ts'
import type { DrawnPaper } from '../papers/drawing.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { type SeedPaper, seedPapers } from './seed-papers.ts'
import { drawnReading } from './seed-reading.ts'

/** Draws and stores every document of the demo; returns the rows that name them. */
export async function storePapers(files: FileStore, time: DemoTime) {
  const papers = seedPapers(time)
  const drawn = await drawPapers(papers.map(({ drawing }) => drawing))
  return Promise.all(
    papers.map(async (paper, index) => {
      const picture = drawn[index]
      if (!picture) throw new Error(`${paper.name} was not drawn`)
      return { ...(await store(files, paper, picture)), reading: readingOf(paper, time) }
    }),
  )
}
export type FileRow = Awaited<ReturnType<typeof storePapers>>[number]

// Lists name a request that is filed and not decided by the lines of its invoice.
const isRead = ({ type, request: { status } }: SeedPaper) =>
  type === 'invoice' && /^(?:pending|processing|action-)/.test(status)

function readingOf(paper: SeedPaper, time: DemoTime): string | null {
  const { request } = paper
  if (!isRead(paper)) return null
  const { member, care_date, invoice_number, vet, parts } = request
  const lines = parts.flatMap((part) => part.lines)
  const facts = {
    document: 'invoice',
    member,
    vet,
    day: time.day(care_date),
    number: invoice_number ?? '',
    lines,
  } as const
  return JSON.stringify(drawnReading({ ...facts, filled: [] }))
}

async function store(
  files: FileStore,
  { request, type, animal, name, received_at, refusal_code }: SeedPaper,
  { bytes, media_type, thumbnail }: DrawnPaper,
) {
  const file = `${request.request} ${type} ${animal ?? ''}`
  // Keys of its own: a reset writes over what it wrote before.
  const [stored_as, thumbnail_stored_as] = [demoId(`${file} bytes`), demoId(`${file} thumbnail`)]
  await files.put(stored_as, bytes)
  await files.put(thumbnail_stored_as, thumbnail)
  const sha256 = hash(Buffer.from(bytes)).toString('hex')
  return {
    member_id: demoId(request.member),
    owner_kind: 'request',
    request_id: demoId(request.request),
    file_id: demoId(file),
    type,
    animal_id: animal === null ? null : demoId(animal),
    name,
    media_type,
    size: bytes.length,
    sha256,
    source_sha256: sha256,
    stored_as,
    thumbnail_stored_as,
    status: refusal_code ? 'refused' : request.status === 'accepted' ? 'accepted' : 'received',
    refusal_code,
    received_at,
  }
}

/** Writes the rows; what answers a question is tied to it. */
export async function insertFiles(db: Db, rows: FileRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('documents').values(rows).execute()
  for (const { member_id, request_id, file_id, type } of rows.filter((row) => row.type === 'medical-history'))
    await db
      .updateTable('refund_request_awaited')
      .set({ file_id })
      .where('member_id', '=', member_id)
      .where('request_id', '=', request_id)
      .where('type', '=', type)
      .execute()
}
