import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keyedClient } from '../chaos/keyed-client.ts'
import { newMember } from '../chaos/members-at-work.ts'
import { endSpawned, type SpawnedPortal, spawnPortal } from '../program/spawn-portal.ts'
import { runSql, startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { type S3Server, startS3 } from '../servers/s3.ts'

const uploads = 20

let directory: string
let postgres: TestPostgres
let s3: S3Server
let database_url: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coussinet-reading-'))
  ;[postgres, s3] = await Promise.all([startPostgres({ durable: true }), startS3()])
  database_url = await postgres.createDatabase('reading')
}, 120_000)
afterAll(async () => {
  endSpawned()
  await s3.close()
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

const aNode = (name: string): Promise<SpawnedPortal> =>
  spawnPortal(join(directory, name), {
    DATABASE_URL: database_url,
    S3_URL: s3.url,
    SECRET_KEY: 'Iv0zq9Ls3kYt7wPaXc5uRm2nBe8hDf1gJo4iVy6t',
    READING: 'on',
  })

/** A bill as a vet's program prints it, each with its number. */
async function aBill(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([595, 842])
  const write = (x: number, y: number, text: string) => sheet.drawText(text, { x, y, size: 11, font })
  write(50, 780, 'Clinique vétérinaire des Tilleuls')
  write(50, 748, 'SIRET 732 829 320 00074')
  write(350, 700, `Facture n° F-2026-${100 + number}`)
  write(50, 600, 'Consultation')
  write(480, 600, '45,00 €')
  write(50, 580, 'Pansement')
  write(480, 580, '29,00 €')
  write(380, 540, 'Total TTC')
  write(480, 540, '74,00 €')
  return Uint8Array.from(await document.save())
}

/** Processes of a node that read a bill at this moment. */
function readersOf({ process: { pid } }: SpawnedPortal): number {
  let count = 0
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const [, parent] = /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${entry}/stat`, 'utf8')) ?? []
      if (Number(parent) === pid && readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('reading-child')) count += 1
    } catch {
      // It ended meanwhile.
    }
  return count
}

it(
  `[READ-01][READ-05] ${uploads} bills sent at once are each taken, and read one at a time; one that is taken off is forgotten, and what a killed node was reading the next one reads`,
  { timeout: 420_000 },
  async () => {
    const first = await aNode('first')
    const client = keyedClient(first.url)
    const { token } = await newMember(client)
    // A request has one invoice.
    const drafts: string[] = []
    for (let number = 0; number < uploads; number += 1)
      drafts.push((await client.post<{ id: string }>(token, '/refund-requests')).id)
    const address = (request_id = '') => `${first.url}/api/refund-requests/${request_id}/files`
    const headers = { authorization: `Bearer ${token}` }

    let most = 0
    let isWatching = true
    const watch = (async () => {
      for (; isWatching; await pause(20)) most = Math.max(most, readersOf(first))
    })()

    const bills = await Promise.all(Array.from({ length: uploads }, (_, number) => aBill(number)))
    const sent = await Promise.all(
      bills.map(async (bytes, number) => {
        const form = new FormData()
        form.set('type', 'invoice')
        form.set('file', new Blob([bytes], { type: 'application/pdf' }), `facture-${number}.pdf`)
        // One that waits too long is told when to come back, and comes back.
        for (;;) {
          const response = await fetch(address(drafts[number]), { method: 'POST', headers, body: form })
          const body: { id: string } = JSON.parse(await response.text())
          if (response.status !== 503) return { status: response.status, body }
          await pause(1000 * Number(response.headers.get('retry-after')))
        }
      }),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(uploads)

    const among = drafts.map((one) => `'${one}'`).join(', ')
    const rows = async () => {
      const found = await runSql(
        database_url,
        `select file_id, request_id, reading ->> 'status' as status from documents where request_id in (${among}) order by received_at`,
      )
      return found.map((row) => ({
        file_id: String(row['file_id']),
        request_id: String(row['request_id']),
        status: String(row['status']),
      }))
    }
    // The last one in the queue is taken off while others are before it.
    const waiting = (await rows()).filter(({ status }) => status === 'waiting')
    const [off] = waiting.toReversed()
    expect(waiting.length).toBeGreaterThan(1)
    const gone = await fetch(`${address(off?.request_id)}/${off?.file_id}`, { method: 'DELETE', headers })
    expect(gone.status).toBe(204)

    await expect.poll(() => readersOf(first), { timeout: 60_000, interval: 10 }).toBe(1)
    await first.kill('SIGKILL')
    isWatching = false
    await watch
    expect(most).toBe(1)
    const left = (await rows()).filter(({ status }) => status === 'waiting')
    expect(left.length).toBeGreaterThan(0)

    const next = await aNode('next')
    let others = 0
    await expect
      .poll(
        async () => {
          others = Math.max(others, readersOf(next))
          return (await rows()).filter(({ status }) => status !== 'done').length
        },
        { timeout: 300_000, interval: 50 },
      )
      .toBe(0)
    expect(others).toBe(1)
    const read = await rows()
    expect(read).toHaveLength(uploads - 1)
    expect(read.map(({ file_id }) => file_id)).not.toContain(off?.file_id)
    const numbers = await runSql(
      database_url,
      `select reading -> 'understood' -> 'invoice_number' ->> 'value' as number from documents where request_id in (${among})`,
    )
    expect(new Set(numbers.map((row) => row['number'])).size).toBe(uploads - 1)
  },
)
