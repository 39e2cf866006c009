import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const siteDescription = `Votre espace adhérent ${brandName} : remboursements, contrat et santé de vos compagnons.`
