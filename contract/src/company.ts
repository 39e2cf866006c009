import type { Country } from './fields.ts'

type Company = {
  name: string
  /** postal lines, as printed */
  address: readonly string[]
  /** E.164 */
  phone: string
  email: string
  /** who settles disputes with it out of court */
  mediator: string
  hours: { open: string; close: string; time_zone: string }
  social: readonly { name: string; href: string }[]
}

const link = (name: string, host: string, account: string) => ({ name, href: `https://${host}.example/${account}` })
// spec §1: weekdays 9:00 to 18:00
const weekdays = (time_zone: string) => ({ open: '09:00', close: '18:00', time_zone })

/** The name that members know. An insurer who brands the portal changes this file. */
export const brand = 'Coussinet'

/** The company as each country knows it: on the pages, in the mails, in the documents. */
export const companies: Record<Country, Company> = {
  FR: {
    name: 'Coussinet Assurances',
    address: ['14 QUAI DES TANNEURS', '69009 LYON'],
    phone: '+33465710010',
    email: 'adherents@coussinet.example',
    mediator: 'La Médiation de l’assurance',
    hours: weekdays('Europe/Paris'),
    social: [
      link('Facebook', 'facebook', 'coussinet.fr'),
      link('Instagram', 'instagram', 'coussinet.fr'),
      link('LinkedIn', 'linkedin', 'coussinet'),
      link('YouTube', 'youtube', 'coussinetfr'),
    ],
  },
  IT: {
    name: 'Coussinet Assicurazioni, sede secondaria in Italia',
    address: ['VIA DEI CONCIATORI 21', '20123 MILANO MI'],
    phone: '+390200001234',
    email: 'clienti@coussinet.example',
    mediator: 'Arbitro Assicurativo',
    hours: weekdays('Europe/Rome'),
    social: [
      link('Facebook', 'facebook', 'coussinet.it'),
      link('Instagram', 'instagram', 'coussinet.it'),
      link('TikTok', 'tiktok', 'coussinet.it'),
    ],
  },
  BE: {
    name: 'Coussinet Assurances, succursale de Belgique',
    address: ['CHAUSSEE DES PEUPLIERS 88 BTE 3', '1000 BRUXELLES'],
    phone: '+3222000012',
    email: 'preneurs@coussinet.example',
    mediator: 'Ombudsman des assurances',
    hours: weekdays('Europe/Brussels'),
    social: [
      link('Facebook', 'facebook', 'coussinet.be'),
      link('Instagram', 'instagram', 'coussinet.be'),
      link('LinkedIn', 'linkedin', 'coussinet.be'),
    ],
  },
}

const isKnown = (country: string): country is Country => Object.hasOwn(companies, country)

/** The company of an address's country, the French one for any other (spec §1). */
export const companyOf = (country: string): Company => companies[isKnown(country) ? country : 'FR']
