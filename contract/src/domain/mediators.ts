import type { Country } from '../fields.ts'

type Place = { readonly name: string; readonly href: string }

const at = (name: string): Place => ({ name, href: `https://${name}` })

/** Addresses of each country's mediator, whom the brand names, and of its authorities. */
export const mediators: Readonly<
  Record<Country, { readonly address: readonly string[]; readonly site: Place; readonly authorities: readonly Place[] }>
> = {
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
