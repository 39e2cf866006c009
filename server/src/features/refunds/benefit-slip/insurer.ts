import type { Country } from '@coussinet/contract/fields.ts'

type Insurer = { name: string; address: readonly string[]; phone: string; email: string; legal: string }

/** The company as each country's contracts name it. */
export const insurers: Record<Country, Insurer> = {
  FR: {
    name: 'Coussinet Assurances',
    address: ['14 QUAI DES TANNEURS', '69009 LYON'],
    phone: '04 65 71 00 10',
    email: 'adherents@coussinet.example',
    legal: 'Coussinet Assurances SA, capital 12 000 000 €, SIREN 000 417 030',
  },
  IT: {
    name: 'Coussinet Assicurazioni, sede secondaria in Italia',
    address: ['VIA DEI CONCIATORI 21', '20123 MILANO MI'],
    phone: '+39 020 000 1234',
    email: 'clienti@coussinet.example',
    legal: 'Coussinet Assurances SA, sede secondaria in Italia, P. IVA 00004170155',
  },
  BE: {
    name: 'Coussinet Assurances, succursale de Belgique',
    address: ['CHAUSSEE DES PEUPLIERS 88 BTE 3', '1000 BRUXELLES'],
    phone: '02 200 00 12',
    email: 'preneurs@coussinet.example',
    legal: 'Coussinet Assurances SA, succursale de Belgique, BCE 0999.904.110',
  },
}
