/** Address of the portal in the parts that a link takes: the page, and the place on it. */
export function toLinkParts(href: string): { to: string; hash?: string } {
  const [to = '/', hash] = href.split('#')
  return hash === undefined ? { to } : { to, hash }
}
