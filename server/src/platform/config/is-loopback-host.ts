/** Tells whether a host is this machine, where nobody listens on the way. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host)
}
