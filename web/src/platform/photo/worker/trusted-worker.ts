// Declared here because TypeScript's DOM library has neither Trusted Types nor a Worker from a trusted address
declare const trustedTypes:
  | undefined
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): {
        createScriptURL(address: string): string
      }
    }

let trust: undefined | ((address: string) => string)

/** Starts a module worker from an address of this origin, under a strict `require-trusted-types-for 'script'`; throws otherwise. */
export function startModuleWorker(address: string): Worker {
  trust ??= trustPolicy()
  return new Worker(trust(address), { type: 'module' })
}

function trustPolicy(): (address: string) => string {
  if (typeof trustedTypes === 'undefined') return ownAddress
  const policy = trustedTypes.createPolicy('portal-worker', { createScriptURL: ownAddress })
  return (address) => policy.createScriptURL(address)
}

function ownAddress(address: string): string {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) throw new TypeError(`No worker from ${url.origin}`)
  return url.href
}
