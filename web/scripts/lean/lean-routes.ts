import type { Plugin } from 'vite'

const early = /\bearly: \[[^\]]*\],?/g
// The router takes a route's address from the generated tree; here it is for the compiler.
const typedPath = /(?<=\bcreateFileRoute\()'[^']*'/g
const children = /(?<=RouteChildren(?:: \w+)? =\s*)\{([^{}]*)\}/g

/** `{ AboutRoute: AboutRoute, … }` → `[AboutRoute, …]`: the router reads the values alone, and names are not shortened. */
const listOf = (members: string) => `[${members.replaceAll(/\w+:\s*(?=\w)/g, '')}]`

/** Leaves out of the pages what a route and the generated tree say to the build and the compiler alone. */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?:routes\/[^?]*\.tsx|routeTree\.gen\.ts)/ },
      handler: (code, id, options) => {
        if (options?.ssr) return null
        if (id.endsWith('/routeTree.gen.ts'))
          return { code: code.replaceAll(children, (_, members: string) => listOf(members)), map: null }
        return { code: code.replace(early, '').replace(typedPath, "''"), map: null }
      },
    },
  }
}
