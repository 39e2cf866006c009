import { soldCountries } from '@coussinet/contract/brand/values.ts'
import type { FocusEvent } from 'react'
import { quoteMessages } from '#messages/sponsorship.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { leftField } from '#ui/left-field.ts'
import { Note } from '#ui/Note.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { QuoteState } from './use-quote.ts'
import styles from './guest-quote.module.css'

const types = ['dog', 'cat'] as const

export function QuoteForm({ quote, sponsor }: { quote: QuoteState; sponsor: string }) {
  const words = useMessages(quoteMessages)
  const language = useLanguage()
  const { field, failure } = quote
  const { onValue: onType, value: type, ...animal } = field('animal.type')

  function leave(event: FocusEvent<HTMLFormElement>) {
    const field = leftField(event)
    if (field !== null) quote.leave(field.name)
  }
  function sentence(): string {
    if (hasCode(failure, 'too_many_requests')) return words.many
    return hasCode(failure, 'not_found') ? words.gone : problemText(failure, language)
  }

  return (
    <form
      className={`${styles.form} card card-line`}
      aria-labelledby="quote"
      noValidate
      onSubmit={quote.onSubmit}
      onBlur={leave}
    >
      <div className="stack gap-xs">
        <h2 id="quote">{words.title}</h2>
        <p className="muted">{words.text}</p>
      </div>
      <RadioCards
        {...animal}
        legend={words.type}
        value={type === '' ? null : type}
        onValue={onType}
        options={types.map((one) => ({ value: one, label: words.types[one] }))}
      />
      <TextField {...field('animal.name')} label={words.name} autoComplete="off" maxLength={40} />
      <div className={styles.pair}>
        <TextField {...field('firstname')} label={words.firstname} autoComplete="given-name" maxLength={60} />
        <TextField {...field('lastname')} label={words.lastname} autoComplete="family-name" maxLength={60} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('email')} type="email" label={words.email} autoComplete="email" spellCheck={false} />
        <TextField {...field('phone')} type="tel" label={words.phone} optional={words.optional} autoComplete="tel" />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...field('country')}
          label={words.country}
          autoComplete="country"
          options={soldCountries.map((value) => ({ value, label: words.countries[value] }))}
        />
        <TextField
          {...field('postal_code')}
          label={words.postal_code}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      </div>
      {failure !== null && (
        <Note tone="danger" live title={words.failed}>
          {sentence()}
        </Note>
      )}
      <div className={`row wrap ${styles.acts}`}>
        <Button type="submit" variant="primary" size="large" busy={quote.isBusy ? words.busy : undefined}>
          {words.submit}
        </Button>
        <p className="small muted grow">
          {words.use(sponsor)} {/* Separate, so that typed text stays. */}
          <a className="text-link" href="/privacy" target="_blank" rel="noopener">
            {words.privacy}
          </a>
        </p>
      </div>
    </form>
  )
}
