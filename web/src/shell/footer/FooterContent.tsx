import './footer.css'
import { companyOf } from '@coussinet/contract/company.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { phone as phoneText } from '#platform/language/phone.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { hour, isOpen } from '#platform/opening-hours.ts'
import { useMe } from '#platform/queries.ts'
import { footerMessages } from './footer.messages.ts'

const year = new Date().getFullYear()

/** The company of the member's country: how to reach it, and where else to find it. */
export function FooterContent() {
  const words = useMessages(footerMessages)
  const language = useLanguage()
  const { country } = useMe().address
  const { name, address, phone, hours, social } = companyOf(country)
  const isNowOpen = isOpen(hours, new Date(useMinute()))
  return (
    <>
      <dl className="foot-contact">
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className="strong tnum" href={`tel:${phone}`}>
              {phoneText(phone, country)}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {words.weekdays(hour(hours.open, language), hour(hours.close, language))}
            <span className="foot-now" data-open={isNowOpen}>
              {isNowOpen ? words.open : words.closed}
            </span>
          </dd>
        </div>
        <div>
          <dt>{words.post}</dt>
          <dd>
            <address>
              {[name, ...address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <span>{words.copyright(year, name)}</span>
      <nav className="row wrap gap-m" aria-label={words.social}>
        {social.map((place) => (
          <a key={place.name} href={place.href} target="_blank" rel="noopener noreferrer">
            {place.name}
          </a>
        ))}
      </nav>
    </>
  )
}
