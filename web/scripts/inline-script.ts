import { build } from 'vite'

/** An inline script's code in one line, with the values that are written into it. */
export async function inlineScript(entry: string, values: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'inline' },
      minify: true,
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error(`Nothing was built from ${entry}`)
  return output.output[0].code.trim()
}
