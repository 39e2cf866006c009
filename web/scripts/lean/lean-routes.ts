import type { Plugin } from 'vite'

const early = /\bearly: \[[^\]]*\],?/g

/** Leaves out of the pages what a route's static data tells to the build alone: the calls of its first lines. */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\/[^?]*\.tsx/ },
      handler: (code, _id, options) => (options?.ssr ? null : { code: code.replace(early, ''), map: null }),
    },
  }
}
