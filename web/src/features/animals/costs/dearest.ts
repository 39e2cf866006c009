/** What was billed most, the first of equals; nothing when nothing was billed. */
export function dearest<Part extends { billed_cents: number }>(parts: readonly Part[]): Part | undefined {
  return parts
    .toSorted((one, other) => other.billed_cents - one.billed_cents)
    .find(({ billed_cents }) => billed_cents > 0)
}
