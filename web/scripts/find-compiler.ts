import { registerHooks } from 'node:module'

// The React plugin looks for its compiler beside itself; npm may have put it beside the web app.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'oxc-transform-react' ? { ...context, parentURL: import.meta.url } : context),
})
