import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const locate = createRequire(import.meta.url)

/** React's production files, by the names under which they are imported. */
const files: Record<string, string> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react/compiler-runtime': 'react-compiler-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
  'use-sync-external-store/with-selector': 'use-sync-external-store-with-selector.production.js',
}

const required = /(\w+) = require\("([\w-]+)"\)(?!\.),?\s*/g
const requiredPart = /require\("([\w-]+)"\)/g
// Of the scheduler that React's own tests use; the published one has no such functions.
const forTests = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/** A CommonJS file of React's as a module of the same functions: each `exports.name` becomes a name of its own. */
export function asModule(code: string): string {
  const imports: string[] = []
  const inner = code
    .replaceAll(forTests, 'undefined')
    .replaceAll(required, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from "${from}";`)
      return ''
    })
    .replaceAll(/\bvar ;/g, '')
    .replaceAll(requiredPart, (_, from: string) => {
      imports.push(`import * as required from "${from}";`)
      return 'required'
    })
  const names = new Set([...inner.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))
  const isSetOnce = (name: string) =>
    inner.split(`exports.${name} `).length === 2 && !new RegExp(`exports\\.${name}\\b(?! =)`).test(inner)
  const variables: string[] = []
  let whole = inner
  for (const name of names) {
    const once = isSetOnce(name)
    if (!once) variables.push(`var exports_${name};`)
    whole = whole.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `${once ? 'const ' : ''}exports_${name}`)
  }
  if (/\bexports\.|\bexports\[|\brequire\(/.test(whole))
    throw new Error('A file of React has another form than was expected.')
  return [
    ...imports,
    ...variables,
    whole,
    `export { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} };`,
  ].join('\n')
}

/**
 * Reads React as modules. As it is published each of its packages is one object, of which the bundler can leave nothing
 * out and whose functions are called through it: 3 kB of every first load.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler|use-sync-external-store)(?:\/|$)/ },
      handler(source) {
        const file = files[source]
        if (file === undefined) return null
        const [name = ''] = source.split('/')
        return join(dirname(locate.resolve(`${name}/package.json`)), 'cjs', file)
      },
    },
    transform: {
      filter: {
        id: /\/node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/.*\.production\.js|@tanstack\/react-router\/)/,
      },
      handler: (code, id) => ({
        code: id.includes('/cjs/')
          ? asModule(code)
          : code.replace('import React from "react"', 'import * as React from "react"'),
        map: null,
      }),
    },
  }
}
