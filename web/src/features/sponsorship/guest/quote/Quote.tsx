import type { Country } from '@coussinet/contract/domain/countries.ts'
import { quoteMessages } from '#messages/sponsorship.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { usePromises } from '#platform/promises.ts'
import { Hero } from '#ui/Hero.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import { useQuote } from './use-quote.ts'
import styles from './guest-quote.module.css'

export function Quote({
  code,
  sponsor,
  country,
}: {
  code: string
  /** the first name */ sponsor: string
  country: Country
}) {
  const words = useMessages(quoteMessages)
  const { answer_in_full } = usePromises()
  const quote = useQuote(code, country)
  if (quote.sent === null) return <QuoteForm quote={quote} sponsor={sponsor} />
  const { reference, email } = quote.sent
  return (
    <Hero ground="meadow" className={styles.sent} label={words.sent}>
      <PawProgress done={1} tone="plain" size={116} isOpen />
      <div className="grow stack gap-s">
        <h2 ref={takeFocus}>{words.sent}</h2>
        <p className="strong">
          <Unbroken>{words.reference(reference)}</Unbroken>
        </p>
        <p>{words.next(email, answer_in_full)}</p>
      </div>
    </Hero>
  )
}
