import { companies, companyCountries } from '@coussinet/contract/brand/values.ts'
import { countriesOfReaders } from '@coussinet/contract/domain/languages.ts'
import { Suspense, useSyncExternalStore } from 'react'
import { privacyMessages } from '#messages/legal-pages.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { choose, reportsErrors, shownChoice, tagsHost, onConsentChange } from '#platform/measurement/consent.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import styles from './PrivacyPage.module.css'

// For members only: the frame of their pages already contains what it needs.
const DataDocument = lazyPart(() => import('./DataDocument.tsx').then((module) => module.DataDocument))

const storedItems = ['session', 'xsrf', 'provider', 'looks', 'tab', 'passkey'] as const

export function PrivacyPage({ isMember }: { isMember: boolean }) {
  const words = useMessages(privacyMessages)
  const order = countriesOfReaders(useLanguage())
  const host = tagsHost()
  return (
    <div className={`${styles.privacy} stack gap-xl`}>
      <PageHeading title={words.title} text={words.intro} />
      <section className="stack gap-m" aria-labelledby="measurement">
        <h2 id="measurement">{words.measurement}</h2>
        {host === undefined ? (
          <p>{words.no_tags}</p>
        ) : (
          <>
            <p>{words.measured(host)}</p>
            <p>{words.told}</p>
            <p>{words.never_measured}</p>
            <MeasurementChoice />
          </>
        )}
      </section>
      <section className="stack gap-m" aria-labelledby="kept">
        <h2 id="kept">{words.kept_title}</h2>
        <p>{words.kept_intro}</p>
        <dl className={styles.kept}>
          {[...storedItems, ...(host === undefined ? [] : (['choice'] as const))].map((what) => (
            <div key={what}>
              <dt>{words.kept[what]}</dt>
              <dd>{words.kept[`${what}_text`]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {reportsErrors() && (
        <section className="stack gap-s" aria-labelledby="errors">
          <h2 id="errors">{words.errors}</h2>
          <p>{words.errors_text}</p>
        </section>
      )}
      <section className="stack gap-s" aria-labelledby="invited">
        <h2 id="invited">{words.invited}</h2>
        <p>{words.invited_text}</p>
      </section>
      <section className="stack gap-m" aria-labelledby="rights">
        <h2 id="rights">{words.rights}</h2>
        <p>{words.rights_text}</p>
        <dl className={styles.mails}>
          {order
            .filter((country) => companyCountries.includes(country))
            .map((country) => (
              <div key={country}>
                <dt>{words.countries[country]}</dt>
                <dd>
                  <a href={`mailto:${companies[country].email}`}>{companies[country].email}</a>
                </dd>
              </div>
            ))}
        </dl>
        <p>{words.authority}</p>
      </section>
      <Suspense>{isMember && <DataDocument />}</Suspense>
    </div>
  )
}

/** Choice about measurement, since when and until when, and the two buttons that change it. */
function MeasurementChoice() {
  const words = useMessages(privacyMessages)
  const { longDay } = useFormat()
  const choice = useSyncExternalStore(onConsentChange, shownChoice)
  const day = (moment: Date) => longDay(moment.toISOString().slice(0, 10))
  return (
    <div className="card card-line stack gap-m">
      <h3>{words.choice}</h3>
      <p role="status">
        {choice === null
          ? words.no_choice
          : words[choice.isAccepted ? 'accepted' : 'refused'](day(choice.at), day(choice.ends))}
      </p>
      <div className={styles.acts}>
        <Button aria-pressed={choice?.isAccepted === false} onClick={() => choose(false)}>
          {words.refuse}
        </Button>
        <Button aria-pressed={choice?.isAccepted === true} onClick={() => choose(true)}>
          {words.accept}
        </Button>
      </div>
    </div>
  )
}
