import { useAnswering } from '#platform/hours/use-answering.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { paymentMethodMessages } from './payment-methods.messages.ts'

/** Who changes what cannot be changed here, and when they answer; all of it for a member who may only read. */
export function WhoToCall({ canWrite }: { canWrite: boolean }) {
  const words = useMessages(paymentMethodMessages)
  const { phone, weekdays, now } = useAnswering()
  return (
    <p className="small muted">
      {canWrite ? words.special : words.callToChange}{' '}
      <a className="text-link tnum nowrap" href={phone.href}>
        {phone.text}
      </a>
      {`. ${weekdays}. ${now}.`}
    </p>
  )
}
