// Declared here because TypeScript's DOM library does not have Trusted Types.
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

/** Lets a script of this origin run as a worker under a strict `require-trusted-types-for 'script'`; throws for any other origin. */
export function trustScript(address: string): string {
  trust ??= trustPolicy()
  return trust(address)
}

// A page's policy allows it to be made once.
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
