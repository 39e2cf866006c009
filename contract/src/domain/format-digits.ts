/** Digits in groups of these sizes, the rest after them. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return [...groups, digits.slice(at)].filter((group) => group !== '').join('\u00a0')
}
