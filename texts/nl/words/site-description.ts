import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const siteDescription = `Uw klantenzone van ${brandName}: terugbetalingen, contract en gezondheid van uw dieren.`
