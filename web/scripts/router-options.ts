const whole = [
  'component' as const,
  'loader' as const,
  'pendingComponent' as const,
  'errorComponent' as const,
  'notFoundComponent' as const,
]

/** Options of the router's plugin for `src/routes`; the generated tree is committed. */
export const routerOptions = {
  target: 'react' as const,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  addExtensions: true,
  autoCodeSplitting: true,
  // A route's loader brings its contract with it: neither belongs in the first load of another page.
  codeSplittingOptions: {
    // The two frames show loading states themselves.
    splitBehavior: ({ routeId }: { routeId: string }) =>
      /^\/(?:_guest(?:\/login)?|_open|_member|\$)$/.test(routeId) ? [] : [whole],
  },
  quoteStyle: 'single' as const,
  semicolons: false,
  disableLogging: true,
}
