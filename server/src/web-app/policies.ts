import type { BuiltPage } from './built-pages.ts'

/** Content-Security-Policy of a page: nothing external, inline code by hash only. `frames`: allows the tag manager's iframe. */
export function pagePolicy({ scripts, styles }: Pick<BuiltPage, 'scripts' | 'styles'>, frames: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-worker',
  ].join('; ')
}

// A worker obeys the policy of its own answer: this one alone compiles WebAssembly, for HEIC photos.
const photoWorker =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// It loads the portal's own files, and runs nothing else.
const serviceWorker =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a file of the build that needs another one than every answer bears; else null. */
export const assetPolicy = (name: string): string | null =>
  name === 'sw.js' ? serviceWorker : /^assets\/photo-worker-[\w-]+\.js$/.test(name) ? photoWorker : null
