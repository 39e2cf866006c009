import { editors, home, legalPages, registered } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { ReactNode } from 'react'
import { noticeMessages } from '#messages/legal-pages.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { readersFirst } from './readers-first.ts'
import styles from './LegalPages.module.css'

// Names and addresses are written as in their country.
const languages: Record<Country, Language> = { FR: 'fr', IT: 'it', BE: 'fr' }

export function LegalNoticePage() {
  const words = useMessages(noticeMessages)
  const language = useLanguage()
  return (
    <div className={`${styles.legal} stack gap-xl`}>
      <PageHeading title={words.title} text={words.intro} />
      <section className="stack gap-m" aria-labelledby="insurer">
        <h2 id="insurer">{words.insurer}</h2>
        {readersFirst(editors, language).map(
          ({ country, name, address, phone, phone_text, email, legal, supervisor, mediator }) => (
            <section key={country} className="card stack gap-m" aria-labelledby={`insurer-${country}`}>
              <h3 id={`insurer-${country}`}>{words.countries[country]}</h3>
              <dl className={styles.facts}>
                <Fact name={words.legal}>{legal[language]}</Fact>
                <Fact name={words.address}>
                  <Lines lines={[name, ...address]} lang={languages[country]} />
                </Fact>
                <Fact name={words.phone}>
                  <a href={`tel:${phone}`}>{phone_text}</a>
                </Fact>
                <Fact name={words.email}>
                  <a href={`mailto:${email}`}>{email}</a>
                </Fact>
                <Fact name={words.supervisor}>
                  <span lang={languages[country]}>{supervisor[language]}</span>
                </Fact>
                <Fact name={words.mediator}>
                  <span lang={languages[country]}>{mediator}</span>
                </Fact>
              </dl>
            </section>
          ),
        )}
        <dl className={styles.facts}>
          <Fact name={words.registered}>{registered}</Fact>
        </dl>
      </section>
      {legalPages !== null && (
        <section className="stack gap-m" aria-labelledby="published">
          <h2 id="published">{words.published}</h2>
          <dl className={styles.facts}>
            <Fact name={words.director}>
              <span lang={languages[home]}>{legalPages.publication_director}</span>
            </Fact>
            <Fact name={words.host}>
              <Lines lines={[legalPages.host.name, ...legalPages.host.address]} lang={languages[home]} />
              <a href={`tel:${legalPages.host.phone}`}>{legalPages.host.phone}</a>
            </Fact>
          </dl>
        </section>
      )}
      {legalPages !== null && legalPages.notice[language].length > 0 && (
        <section className="stack gap-s" aria-labelledby="more">
          <h2 id="more">{words.more}</h2>
          {legalPages.notice[language].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <section className="stack gap-s" aria-labelledby="security">
        <h2 id="security">{words.security}</h2>
        <p>{words.security_text}</p>
        <p>
          <a href="/.well-known/security.txt">{words.security_link}</a>
        </p>
      </section>
      <section className="stack gap-s" aria-labelledby="works">
        <h2 id="works">{words.works}</h2>
        <p>{words.works_text}</p>
        <p>
          <a href="/third-party.txt">{words.works_link}</a>
        </p>
      </section>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ lines, lang }: { lines: readonly string[]; lang: Language }) {
  return (
    <address lang={lang}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
