// npm run pictures: every page as a picture (`e2e/pictures.ts`); arguments go there.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const chromium = findChromium()
if (!process.env['PAGES_DIR']) buildWeb()
const { status } = spawnSync(process.execPath, ['e2e/pictures.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
})
process.exit(status ?? 1)
