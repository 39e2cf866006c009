import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

type Words = ReadonlySet<string>

/** Reads the lists in a process of its own: nobody waits for it, and the 50 MB that it takes are given back. */
async function readWords(): Promise<Words> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'words-child.ts')], {
    env: {},
    maxBuffer: 4_000_000,
    timeout: 20_000,
  })
  return new Set(stdout.split('\n'))
}

let kept: Promise<Words> | null = null

/** Common passwords and words of both languages, small letters without accents; read once, when first asked for. */
export function commonWords(): Promise<Words> {
  kept ??= readWords().catch((error: unknown) => {
    kept = null
    throw error
  })
  return kept
}
