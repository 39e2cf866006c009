import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { findProgram } from '../../../../testing/servers/find-program.ts'

it.runIf(process.platform === 'linux')(
  '[READ-01] a picture is read without a socket but those between our own processes',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coussinet-strace-'))
    try {
      const log = join(folder, 'calls')
      const program = join(import.meta.dirname, 'fixtures/read-drawn-bill.ts')
      const traced = ['-f', '-e', 'trace=socket,connect,bind,listen,sendto', '-o', log, process.execPath, program]
      const { stdout } = await promisify(execFile)(findProgram('strace'), traced)
      expect(stdout).toBe('10500')
      const calls = (await readFile(log, 'utf8'))
        .split('\n')
        .filter((line) => /\b(?:socket|connect|bind|listen|sendto)\(/.test(line))
      expect(calls).toEqual([])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)
