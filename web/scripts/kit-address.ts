import type { Plugin } from 'vite'

/** `/kit` in development is the page of the kit, not the portal's not-found page. */
export function kitAddress(): Plugin {
  return {
    name: 'kit-address',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === '/kit') request.url = '/kit.html'
        next()
      })
    },
  }
}
