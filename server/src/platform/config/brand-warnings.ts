import { brand, isShipped } from '@coussinet/contract/brand/chosen.ts'
import type { Config } from './config.ts'

/** Warnings about the brand at start: production must not use the example insurer, and a legal notice needs a host. */
export function brandWarnings({ production, payments }: Pick<Config, 'production' | 'payments'>): string[] {
  if (!production) return []
  return [
    ...(isShipped
      ? ['BRAND is not set: members are told of an example’s insurer, with its name, its addresses and its creditor']
      : []),
    ...((brand.cards ?? true) && payments.kind === 'none'
      ? [
          'the brand takes cards, and there is no payment provider: papers and answers say that contributions may be paid by card, and no page offers it; set PAYMENTS, or cards: false unless your own systems take them',
        ]
      : []),
    ...(brand.legal_pages === undefined
      ? ['the brand has no legal_pages: the legal notice names neither a host nor who answers for what is published']
      : []),
  ]
}
