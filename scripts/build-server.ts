import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import {
  type Build,
  buildsFolder,
  currentBuild,
  digestOf,
  readBuild,
  stampsOf,
} from '../server/src/platform/core/current-build.mjs'
import { portalFolder as root } from '../server/src/platform/core/places.ts'

const sources = join(root, 'server/src')
const builds = buildsFolder(root)

// They bring machine code, WebAssembly or fonts, or are optional, and are found in node_modules as ever.
const withFiles =
  /^(?:@node-rs\/argon2|sharp|@electric-sql\/pglite|@hyzyla\/pdfium|@myriaddreamin\/|libheif-js|stripe$|tesseract\.js-core\/|@expo-google-fonts\/)/

/** Bundles the server if its sources changed, in a separate process whose memory is released afterwards. */
export function buildServer(): void {
  if (currentBuild(root) !== null) return
  console.log('Building the server …')
  const { status } = spawnSync(process.execPath, [import.meta.filename], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The server could not be built.')
}

/** Bundles the server's programs, each with its imports, into one folder: finding 1,800 files takes longer than running them. */
async function build(): Promise<void> {
  const former = readBuild(root)?.folder
  const being = `being-built-${process.pid}`
  const own = globSync('**/*-{child,thread}.ts', { cwd: sources, exclude: ['**/fixtures/**', 'testing/**'] })
  // Each by itself: what two of them share would else be cut into many small files, and the portal would load the command's.
  const read = [
    ...(await bundle(['start.ts'], join(builds, being))),
    ...(await bundle(['cli/coussinet.ts'], join(builds, being))),
    ...(await bundle(own, join(builds, being))),
  ]
  const files = [...new Set(read)].toSorted()
  const stamps = stampsOf(files, root)
  const digest = digestOf(files, root)
  const folder = digest.slice(0, 12)
  rmSync(join(builds, folder), { recursive: true, force: true })
  renameSync(join(builds, being), join(builds, folder))
  writeFileSync(
    join(builds, `${being}.json`),
    JSON.stringify({ folder, sources: files, digest, stamps } satisfies Build),
  )
  renameSync(join(builds, `${being}.json`), join(builds, 'build.json'))
  // A running portal continues with the build it started with.
  const kept = new Set([folder, former, 'build.json'])
  for (const name of readdirSync(builds))
    if (!kept.has(name)) rmSync(join(builds, name), { recursive: true, force: true })
}

/** Answers the sources that were read, by their paths in the portal. */
async function bundle(entries: readonly string[], folder: string): Promise<string[]> {
  const { rolldown } = await import('rolldown')
  const made = await rolldown({
    input: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), join(sources, path)])),
    platform: 'node',
    external: (id) => withFiles.test(id),
  })
  await made.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
    // For the log only, which names our calls by their sources (`built-places.ts`).
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
  })
  for (const map of globSync('packages~*.map', { cwd: folder })) rmSync(join(folder, map))
  const files = await made.watchFiles
  await made.close()
  return files
    .map((path) => relative(root, path))
    .filter((path) => !path.startsWith('..') && !path.includes('node_modules'))
}

if (import.meta.main) await build()
