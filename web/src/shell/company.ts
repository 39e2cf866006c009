import type { Country } from '@coussinet/contract/fields.ts'

type Company = { name: string; social: readonly { name: string; href: string }[] }

const link = (name: string, host: string, account: string) => ({ name, href: `https://${host}.example/${account}` })

/** The company as each country knows it. */
export const companies: Record<Country, Company> = {
  FR: {
    name: 'Coussinet Assurances',
    social: [
      link('Facebook', 'facebook', 'coussinet.fr'),
      link('Instagram', 'instagram', 'coussinet.fr'),
      link('LinkedIn', 'linkedin', 'coussinet'),
      link('YouTube', 'youtube', 'coussinetfr'),
    ],
  },
  IT: {
    name: 'Coussinet Assicurazioni, sede secondaria in Italia',
    social: [
      link('Facebook', 'facebook', 'coussinet.it'),
      link('Instagram', 'instagram', 'coussinet.it'),
      link('TikTok', 'tiktok', 'coussinet.it'),
    ],
  },
  BE: {
    name: 'Coussinet Assurances, succursale de Belgique',
    social: [
      link('Facebook', 'facebook', 'coussinet.be'),
      link('Instagram', 'instagram', 'coussinet.be'),
      link('LinkedIn', 'linkedin', 'coussinet.be'),
    ],
  },
}

const isKnown = (country: string): country is Country => Object.hasOwn(companies, country)

/** The company of an address's country, the French one for any other. */
export const companyOf = (country: string): Company => companies[isKnown(country) ? country : 'FR']
