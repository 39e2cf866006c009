import { companyOf } from '@coussinet/contract/company.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { phone as phoneText } from '#platform/language/phone.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { hour, isOpen } from '#platform/opening-hours.ts'
import { useMe } from '#platform/queries.ts'
import { paymentMethodMessages } from './payment-methods.messages.ts'

/** Who changes what is paid with and when, and when they answer. */
export function WhoToCall() {
  const words = useMessages(paymentMethodMessages)
  const language = useLanguage()
  const { country } = useMe().address
  const { phone, hours } = companyOf(country)
  const isNowOpen = isOpen(hours, new Date(useMinute()))
  return (
    <div className="stack gap-xs">
      <p>{words.changeText}</p>
      <p>
        <a className="text-link tnum" href={`tel:${phone}`}>
          {phoneText(phone, country)}
        </a>
      </p>
      <p className="small muted">
        {words.hours(hour(hours.open, language), hour(hours.close, language), isNowOpen)}
      </p>
    </div>
  )
}
