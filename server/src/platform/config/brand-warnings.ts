import { isShipped } from '@coussinet/contract/brand/chosen.ts'
import type { Config } from './config.ts'

/** Warnings about the brand at the start: in production an example is nobody's insurer. */
export const brandWarnings = ({ production }: Pick<Config, 'production'>): string[] =>
  production && isShipped
    ? ['BRAND is not set: members are told of an example’s insurer, with its name, its addresses and its creditor']
    : []
