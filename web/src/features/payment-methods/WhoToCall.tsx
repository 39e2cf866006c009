import { companyOf } from '@coussinet/contract/company.ts'
import { useMinute } from '#platform/browser/use-minute.ts'
import { phone as phoneText } from '#platform/language/phone.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { hour, isOpen } from '#platform/opening-hours.ts'
import { useMe } from '#platform/queries.ts'
import { paymentMethodMessages } from './payment-methods.messages.ts'

/** Who changes what cannot be changed here, and when they answer; all of it for a member who may only read. */
export function WhoToCall({ canWrite }: { canWrite: boolean }) {
  const words = useMessages(paymentMethodMessages)
  const language = useLanguage()
  const { country } = useMe().address
  const { phone, hours } = companyOf(country)
  const isNowOpen = isOpen(hours, new Date(useMinute()))
  return (
    <p className="small muted">
      {canWrite ? words.special : words.callToChange}{' '}
      <a className="text-link tnum nowrap" href={`tel:${phone}`}>
        {phoneText(phone, country)}
      </a>
      {'. '}
      {words.hours(hour(hours.open, language), hour(hours.close, language), isNowOpen)}
    </p>
  )
}
