// npm run dev: the API and the pages, each reloading when its sources change.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildsFolder } from '../server/src/platform/core/current-build.mjs'

const root = join(import.meta.dirname, '..')
const port = process.env['PORT'] || '3000'
const api = process.env['API_PORT'] || '3001'
const bin = join(root, 'node_modules/.bin')

// Development runs the sources: a build would hide an edit of a file process.
rmSync(join(buildsFolder(root), 'build.json'), { force: true })

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/scripts/watched.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: api,
      PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${port}`,
      CHECK_ANSWERS: '1',
    },
  }),
  spawn(join(bin, 'vite'), ['web', '--port', port, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_PORT: api },
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
