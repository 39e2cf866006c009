import { capitalised } from '@coussinet/texts/grammar.ts'

/** visa, 4417 → Visa •••• 4417 */
export const cardNumber = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${capitalised(brand)}\u00a0••••\u00a0${last4}`
