import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { noticesText, readNotices } from './notices.ts'
import { precompress } from './precompress.ts'
import { writeInstall } from './write-install.ts'
import { writePages } from './write-pages.ts'
import { writeVerifier } from './write-verifier.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { out: { type: 'string' } } })
// Another folder for another brand's pages, beside which a build of our own may run: the portal finds it by PAGES_DIR.
const dist = values.out === undefined ? `${root}dist` : resolve(values.out)
const ready = `${root}node_modules/.prerender-${process.pid}`
const configFile = `${root}vite.config.ts`

// The production build of React prerenders too.
process.env['NODE_ENV'] = 'production'
await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } })
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: ready,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
await writePages({ dist, ready: `${ready}/prerender.js`, inline_scripts: `${root}src/start/inline-scripts` })
await writeInstall(dist)
await writeVerifier(dist)
rmSync(ready, { recursive: true, force: true })
rmSync(`${dist}/.vite`, { recursive: true, force: true })
rmSync(`${dist}/index.html`, { force: true })
writeFileSync(`${dist}/third-party.txt`, noticesText(readNotices()))
const { files, bytes } = await precompress(dist)
const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
process.stdout.write(`web ${version}: ${files} files, ${Math.round(bytes / 1000)} kB compressed\n`)
