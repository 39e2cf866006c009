import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const siteDescription = `La Sua area cliente ${brandName}: rimborsi, polizza e salute dei Suoi animali.`
