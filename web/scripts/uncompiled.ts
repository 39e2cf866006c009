import type { Plugin } from 'vite'

/**
 * Keeps the React Compiler off what the first load carries. Frames and kit render once or on a press: there its memory of
 * past renders weighs 8 % of the first load's code and saves nothing (docs/decisions). Pages loaded later are compiled.
 */
export function uncompiled(files: RegExp): Plugin {
  return {
    name: 'uncompiled',
    enforce: 'pre',
    transform: { filter: { id: files }, handler: (code) => ({ code: `'use no memo'\n${code}`, map: null }) },
  }
}
