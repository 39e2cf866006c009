import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, expect, it } from 'vitest'
import { copyDemoData } from './demo-data.ts'
import { watchSlowest } from './slowest-answer.ts'
import { endSpawned, type SpawnedPortal, spawnPortal } from './spawn-portal.ts'

const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-memory-'))
afterEach(endSpawned)
afterAll(() => rm(data_dir, { recursive: true, force: true }))

const megabyte = 1024 * 1024

/** resident memory of the server process itself, in MB */
function resident({ process: { pid } }: SpawnedPortal): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Waits until the memory of starting is given back, and returns what is resident then, in MB. */
async function residentAtRest(portal: SpawnedPortal): Promise<number> {
  const seen: number[] = []
  await expect
    .poll(
      () => {
        seen.push(resident(portal))
        const last = seen.slice(-5)
        return last.length === 5 && Math.max(...last) - Math.min(...last) < 3
      },
      { interval: 1000, timeout: 90_000 },
    )
    .toBe(true)
  return resident(portal)
}

async function enter(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: '412703584', password: 'Coussinet#2026' })
  const response = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { access_token }: { access_token: string } = JSON.parse(await response.text())
  return { authorization: `Bearer ${access_token}` }
}

/** A JPEG of just under 5 MB: noise does not compress. */
async function largePhoto(): Promise<Blob> {
  const [width, height] = [1600, 1120]
  const jpeg = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}

it(
  '[SEC-35] 20 uploads of 5 MB at once cost the server less than 150 MB, and it answers meanwhile',
  { timeout: 300_000 },
  async () => {
    await copyDemoData(data_dir)
    const portal = await spawnPortal(data_dir)
    const headers = await enter(portal.url)
    const created = await fetch(`${portal.url}/api/refund-requests`, { method: 'POST', headers })
    const draft: { id: string } = JSON.parse(await created.text())
    const photo = await largePhoto()
    expect(photo.size).toBeGreaterThan(4.2 * megabyte)
    expect(photo.size).toBeLessThanOrEqual(5 * megabyte)

    const before = await residentAtRest(portal)
    let highest = before
    const stopCalling = watchSlowest(`${portal.url}/healthz`)
    let done = false
    const watch = (async () => {
      while (!done) {
        highest = Math.max(highest, resident(portal))
        // An upload takes half a second and more. To look more often would take the machine from those who work.
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })()
    const uploads = Array.from({ length: 20 }, async (_, count) => {
      const form = new FormData()
      form.set('type', 'other')
      form.set('file', photo, `photo-${count}.jpg`)
      return (
        await fetch(`${portal.url}/api/refund-requests/${draft.id}/files`, { method: 'POST', headers, body: form })
      ).status
    })
    const statuses = await Promise.all(uploads)
    done = true
    await watch
    const slowest = await stopCalling()
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(highest - before).toBeLessThan(150)
    expect(slowest).toBeGreaterThan(0)
    expect(slowest).toBeLessThan(1000)
  },
)
