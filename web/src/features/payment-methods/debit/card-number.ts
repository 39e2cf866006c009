/** A card as one may recognise one's own: Visa •••• 4417. */
export function cardNumber({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)}\u00a0••••\u00a0${last4}`
}
