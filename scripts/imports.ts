import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Files of the repository, those not yet committed too, by their paths in it. */
export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Finds the static imports of a file, as written there. */
export const findImports = (path: string, code: string = readSource(path)): string[] =>
  [...code.matchAll(/^(?:import|export)\b[^'"=]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm)].map(
    ([, from, alone]) => from ?? alone ?? '',
  )

/** The same, with dynamic imports. */
export const findEveryImport = (path: string): string[] => [
  ...findImports(path),
  ...[...readSource(path).matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, from = '']) => from),
]

/** Names that a public interface hands on, each with the file that it comes from. */
export const findExports = (path: string): { name: string; isType: boolean; from: string }[] =>
  [...readSource(path).matchAll(/^export (type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, type, list = '', from = '']) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => ({
          name: name.replace(/^type /, ''),
          isType: type !== undefined || name.startsWith('type '),
          from,
        })),
  )

/** The file that an import names; one of a package stays as it is written. */
export function resolveImport(path: string, from: string): string {
  if (from.startsWith('#')) return `${path.split('/')[0]}/src/${from.slice(1)}`
  if (from.startsWith('@coussinet/contract/')) return from.replace('@coussinet/contract', 'contract/src')
  if (from.startsWith('@coussinet/reading/')) return from.replace('@coussinet/reading', 'packages/reading/src')
  return from.startsWith('.') ? join(dirname(path), from) : from
}
