/** The name proposed for a passkey, as its device stands among the sessions: `Linux, Chrome` is Chrome sur Linux; one part alone stays. */
export function proposedName(device: string, onSystem: (browser: string, system: string) => string): string {
  const [system, browser] = device.split(', ')
  return system === undefined || browser === undefined ? device : onSystem(browser, system)
}
