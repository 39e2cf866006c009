import { companyOf } from '@coussinet/contract/company.ts'
import { creditorIdentifierFailure } from '@coussinet/contract/fields/creditor-identifier.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type { Language } from '../texts.ts'

/** The creditor of every mandate; one identifier serves all countries (domain rules §3.2). */
export const creditor = { name: 'Coussinet Assurances SA', identifier: 'FR38ZZZ9Z0417', address: { fr: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANCE'], it: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANCIA'] } } as const

/** Throws, in one clear sentence, for an identifier with which no bank would take a mandate. */
export function checkCreditor({ identifier }: { identifier: string } = creditor): void {
  const failure = creditorIdentifierFailure(identifier)
  if (failure !== null) throw new Error(`The creditor's identifier ${identifier} is not a SEPA creditor identifier (${failure}): no mandate could be used.`)
}

type Legal = {
  /** who the company is before the law, in one line */
  legal: Record<Language, string>
  /** as it is dialled in the country */
  phone_text: string
  authority: string
  mediator: string
}

const legal: Record<Country, Legal> = {
  FR: {
    legal: {
      fr: 'Coussinet Assurances SA, capital 12 000 000 €, SIREN 000 417 030',
      it: 'Coussinet Assurances SA, capitale 12.000.000 €, SIREN 000 417 030',
    },
    phone_text: '04 65 71 00 10',
    authority: 'ACPR',
    mediator: 'La Médiation de l’assurance',
  },
  IT: {
    legal: {
      fr: 'Coussinet Assurances SA, succursale d’Italie, P. IVA 00004170155',
      it: 'Coussinet Assurances SA, sede secondaria in Italia, P. IVA 00004170155',
    },
    phone_text: '02 0000 1234',
    authority: 'IVASS',
    mediator: 'Arbitro Assicurativo',
  },
  BE: {
    legal: {
      fr: 'Coussinet Assurances SA, succursale de Belgique, BCE 0999.904.110',
      it: 'Coussinet Assurances SA, succursale del Belgio, BCE 0999.904.110',
    },
    phone_text: '02 200 00 12',
    authority: 'FSMA / BNB',
    mediator: 'Ombudsman des assurances',
  },
}

/** The company as each country's contracts name it, with its authority and mediator. */
export const insurerOf = (country: Country) => ({ ...companyOf(country), ...legal[country] })
