import { companies, companyCountries, home } from '@coussinet/contract/brand/values.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { countriesOfReaders } from '@coussinet/contract/domain/languages.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { freezeAccount } from '@coussinet/contract/security.ts'
import { Link } from '@tanstack/react-router'
import { notMeMessages } from '#messages/session.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { call } from '#platform/calls/call.ts'
import { endSession } from '#platform/calls/session.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PressForm } from './PressForm.tsx'
import { useLink } from './use-link.ts'
import styles from './NotMePage.module.css'

const { hours } = companies[home]

/** Freezes the account, then ends this browser's session, which may not be the member's either. */
async function freeze(token: string): Promise<void> {
  await call(freezeAccount, { body: { token } })
  endSession('signed-out')
}

/** "It was not me": what the button does, then what was done and what remains to do. `token` is the mailed link's, null without one. */
export function NotMePage({ token }: { token: string | null }) {
  const words = useMessages(notMeMessages)
  const language = useLanguage()
  const { state, press } = useLink(token, 'freeze-account', freeze)
  const isBusy = state === 'busy'
  if (state === 'done' || state === 'expired') {
    return (
      <div className="guest-page stack gap-l">
        <PageHeading ref={takeFocus} title={words[state]} text={words[`${state}_text`]} />
        {state === 'done' && (
          <section className="stack gap-s" aria-labelledby="next">
            <h2 id="next" className="h3">
              {words.next}
            </h2>
            <ol className={styles.stepsList}>
              <li>{words.next_password}</li>
              <li>{words.next_call(weekdayHours(hours, language))}</li>
            </ol>
          </section>
        )}
        <CompanyPhones />
        <LinkButton to="/forgot-password" variant="primary" size="large" wide>
          {words.password}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="guest-page stack gap-l">
      <PageHeading title={words.title} text={words.intro} />
      <section className="card stack gap-s" aria-labelledby="effects">
        <h2 id="effects" className="h3">
          {words.effects}
        </h2>
        <ul className={styles.effectsList}>
          {words.will.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </section>
      <PressForm token={token} variant="danger" busy={isBusy ? words.busy : undefined} onPress={() => void press()}>
        {words.submit}
      </PressForm>
      <p>
        <Link to="/login" className="text-link small">
          {words.was_me}
        </Link>
      </p>
    </div>
  )
}

/** The company's phone in each country, that of the reader's language first. */
function CompanyPhones() {
  const words = useMessages(notMeMessages)
  return (
    <dl className={styles.companyPhones} aria-label={words.phones}>
      {countriesOfReaders(useLanguage())
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
