import { companies, conformity, home, legalPages, soldCountries } from '@coussinet/contract/brand/values.ts'
import { statementMessages } from '#messages/legal-pages.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { readersFirst } from './readers-first.ts'
import styles from './LegalPages.module.css'

const { audit = null, gaps = null, stated_on = null, email = companies[home].email } = legalPages?.accessibility ?? {}

export function AccessibilityPage() {
  const words = useMessages(statementMessages)
  const language = useLanguage()
  const { longDay } = useFormat()
  const listed = gaps?.[language] ?? []
  const recourse = readersFirst(
    soldCountries.map((country) => ({ country })),
    language,
  )
  return (
    <div className={`${styles.legal} stack gap-xl`}>
      <PageHeading title={words.title} text={words.intro} />
      <section className="stack gap-m" aria-labelledby="state">
        <h2 id="state">{words.state}</h2>
        <p className="strong">{words[conformity]}</p>
        <p>{audit === null ? words.no_audit : words.audit(longDay(audit.on), audit.by, audit.rate)}</p>
        <p className="muted">{words.laws}</p>
      </section>
      <section className="stack gap-m" aria-labelledby="gaps">
        <h2 id="gaps">{words.gaps}</h2>
        {listed.length > 0 && (
          <ul className={styles.list}>
            {listed.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {audit === null ? <p>{words.not_listed}</p> : listed.length === 0 && <p>{words.no_gaps}</p>}
      </section>
      <section className="stack gap-m" aria-labelledby="tested">
        <h2 id="tested">{words.tested}</h2>
        <ul className={styles.list}>
          {words.tests.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>{words.not_an_audit}</p>
      </section>
      <section className="stack gap-s" aria-labelledby="report">
        <h2 id="report">{words.report}</h2>
        <p>{words.report_text}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
      <section className="stack gap-s" aria-labelledby="recourse">
        <h2 id="recourse">{words.recourse}</h2>
        {recourse.map(({ country }) => (
          <p key={country}>{words.authorities[country]}</p>
        ))}
      </section>
      {stated_on !== null && <p className="muted">{words.stated(longDay(stated_on))}</p>}
    </div>
  )
}
