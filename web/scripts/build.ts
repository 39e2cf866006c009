import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { mergeRuntime } from './lean/merge-runtime.ts'
import { precompress } from './precompress.ts'
import { writePages } from './write-pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`
const ready = `${root}node_modules/.prerender`
const configFile = `${root}vite.config.ts`

// The production build of React prerenders too.
process.env['NODE_ENV'] = 'production'
await build({ configFile, logLevel: 'warn' })
mergeRuntime(dist)
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: ready, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } },
  ssr: { noExternal: true },
})
await writePages({ dist, ready: `${ready}/prerender.js`, first_lines: `${root}src/first-lines` })
rmSync(ready, { recursive: true, force: true })
rmSync(`${dist}/.vite`, { recursive: true, force: true })
rmSync(`${dist}/index.html`, { force: true })
const { files, bytes } = precompress(dist)
const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
process.stdout.write(`web ${version}: ${files} files, ${Math.round(bytes / 1000)} kB compressed\n`)
