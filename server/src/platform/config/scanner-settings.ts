import type { Environment } from './environment.ts'

export type ClamdAddress = { host: string; port: number } | { path: string }

export type ScannerSettings = {
  /** virus scanner for uploads; null: none */
  clamd: ClamdAddress | null
}

/** Reads the address of the virus scanner; adds a sentence to `wrong` if it is invalid. */
export function readScannerSettings(env: Environment, wrong: string[]): ScannerSettings {
  const text = env['CLAMD_URL']
  if (!text) return { clamd: null }
  const url = URL.parse(text)
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash
  if (isPlain && url.protocol === 'tcp:' && url.hostname && ['', '/'].includes(url.pathname))
    return { clamd: { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || 3310 } }
  if (isPlain && url.protocol === 'unix:' && !url.hostname && url.pathname.length > 1)
    return { clamd: { path: decodeURI(url.pathname) } }
  wrong.push(`CLAMD_URL must be tcp://host:3310 or unix:/path/of/its/socket, not "${text}".`)
  return { clamd: null }
}
