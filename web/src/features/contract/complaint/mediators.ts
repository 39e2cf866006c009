import type { Country } from '@coussinet/contract/fields.ts'

type Place = { name: string; href: string }

const at = (name: string): Place => ({ name, href: `https://${name}` })

/** Where each country's mediator and authorities are found. */
export const mediators: Record<Country, { address: readonly string[]; site: Place; authorities: readonly Place[] }> = {
  FR: {
    address: ['TSA 50110', '75441 PARIS CEDEX 09'],
    site: at('www.mediation-assurance.org'),
    authorities: [at('acpr.banque-france.fr')],
  },
  // Reached online alone.
  IT: { address: [], site: at('www.arbitroassicurativo.org'), authorities: [at('www.ivass.it')] },
  BE: {
    address: ['SQUARE DE MEEUS 35', '1000 BRUXELLES'],
    site: at('www.ombudsman-insurance.be'),
    authorities: [at('www.fsma.be'), at('www.nbb.be')],
  },
}
