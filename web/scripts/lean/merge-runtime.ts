import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../client-files.ts'

const runtimeFile = /^rolldown-runtime-[\w-]+\.js$/
const fromRuntime = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";?/
// Of a file which takes nothing of it: there only for the order, which the file that holds it keeps.
const afterRuntime = /import"\.\/rolldown-runtime-[\w-]+\.js";?/

/** `r as e,t` → [['r', 'e'], ['t', 't']] */
const pairsOf = (names: string) =>
  names.split(',').map((name) => {
    const [outside = '', inside = outside] = name.trim().split(/\s+as\s+/)
    return [outside, inside] as const
  })

/**
 * Moves the bundler's runtime (0.4 kB, which it always puts in a file of its own) into the file that every page loads
 * first: a request less before anything shows. Throws when the files are not as this expects.
 */
export function mergeRuntime(dist: string): void {
  const assets = join(dist, 'assets')
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const runtime = files.find((file) => runtimeFile.test(file))
  const portal = files.find((file) => file.startsWith('portal-'))
  if (runtime === undefined || portal === undefined)
    throw new Error('There is no runtime to merge, or nothing to merge it into.')

  const [, body = '', exported = ''] =
    /^([\s\S]*?)export\{([^}]*)\};?\s*$/.exec(readFileSync(join(assets, runtime), 'utf8')) ?? []
  if (exported === '') throw new Error('The runtime has another form than was expected.')
  const parts = pairsOf(exported)
  // Its own names stay inside of a function: the file that takes it in has the same short ones.
  const held =
    `const ${parts.map(([, outside]) => `rt_${outside}`).join()}=(()=>{${body};return[${parts.map(([inside]) => inside).join()}]})()`.replace(
      /^const (.*?)=/,
      'const[$1]=',
    )
  const given = `export{${parts.map(([, outside]) => `rt_${outside}`).join()}};`

  for (const file of files.filter((name) => name !== runtime)) {
    const path = join(assets, file)
    const whole = readFileSync(path, 'utf8')
    const code = whole.replace(afterRuntime, '')
    const found = fromRuntime.exec(code)
    const names = pairsOf(found?.[1] ?? '').filter(([outside]) => outside !== '')
    const taken = file === portal ? `${held};${given}` : ''
    const text =
      file === portal
        ? names.map(([outside, inside]) => `const ${inside}=rt_${outside};`).join('')
        : `import{${names.map(([outside, inside]) => `rt_${outside} as ${inside}`).join()}}from"./${portal}";`
    const rest = found === null ? code : code.replace(found[0], () => text)
    if (taken + rest !== whole) writeFileSync(path, taken + rest)
  }
  rmSync(join(assets, runtime))
  dropFromManifest(join(dist, '.vite/manifest.json'))
}

function dropFromManifest(path: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const isRuntime = (key: string) => key.startsWith('_rolldown-runtime-')
  const kept = Object.entries(manifest).filter(([key]) => !isRuntime(key))
  const text = Object.fromEntries(
    kept.map(([key, chunk]) => [
      key,
      chunk.imports ? { ...chunk, imports: chunk.imports.filter((name) => !isRuntime(name)) } : chunk,
    ]),
  )
  writeFileSync(path, JSON.stringify(text))
}
