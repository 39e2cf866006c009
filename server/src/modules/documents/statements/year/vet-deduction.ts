// domain rules §8, article 15 c. 1 c-bis of the Italian income tax code: 19 % of the part from 129.11 to 550 euros, all animals together
const from_cents = 12_911
const to_cents = 55_000
const rate = 19

/** What an Italian tax return takes off for a year's vet expenses, in cents: what counts of them, the part above the threshold, and the deduction, half up to the cent. */
export function vetDeduction(kept_cents: number): {
  counted_cents: number
  above_cents: number
  deduction_cents: number
} {
  const counted_cents = Math.min(kept_cents, to_cents)
  const above_cents = Math.max(0, counted_cents - from_cents)
  return { counted_cents, above_cents, deduction_cents: Math.floor((above_cents * rate + 50) / 100) }
}
