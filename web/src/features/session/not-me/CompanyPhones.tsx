import { companies, companyCountries } from '@coussinet/contract/brand/values/companies.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { notMeMessages } from './not-me.messages.ts'

const order = { fr: ['FR', 'BE', 'IT'], it: ['IT', 'FR', 'BE'] } as const

/** The company's phone in each country, that of the reader's language first. */
export function CompanyPhones() {
  const words = useMessages(notMeMessages)
  return (
    <dl className="company-phones" aria-label={words.phones}>
      {order[useLanguage()]
        .filter((country) => companyCountries.includes(country))
        .map((country) => (
          <div key={country}>
            <dt className="small muted">{words.country[country]}</dt>
            <dd>
              <a className="text-link tnum nowrap" href={`tel:${companies[country].phone}`}>
                {phone(companies[country].phone)}
              </a>
            </dd>
          </div>
        ))}
    </dl>
  )
}
