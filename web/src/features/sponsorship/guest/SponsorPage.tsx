import { Suspense, useRef } from 'react'
import ArrowRight from '~icons/lucide/arrow-right'
import { guestMessages } from '#messages/sponsorship.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { Duo } from '#ui/drawings/Duo.tsx'
import { Hero } from '#ui/Hero.tsx'
import { PawProgress } from '#ui/PawProgress.tsx'
import { isFixed, guaranteedGain } from '../guaranteed-gain.ts'
import { offerDates } from '../offer-dates.ts'
import { Terms } from '../Terms.tsx'
import type { Sponsor } from './sponsor.ts'
import styles from './invitation.module.css'

// Its checks and their sentences weigh more than the page above it, which is read first.
const Quote = lazyPart(() => import('./quote/Quote.tsx').then((module) => module.Quote))

type SponsorPageProps = {
  /** the word that the link ends with */
  code: string
  sponsor: Sponsor
}

export function SponsorPage({ code, sponsor: { firstname, country, offer } }: SponsorPageProps) {
  const words = useMessages(guestMessages)
  const language = useLanguage()
  const format = useFormat()
  const quote = useRef<HTMLDivElement>(null)
  const dates = offer && offerDates(offer, language)

  const gains = offer ?? guaranteedGain
  const [least, most] = [format.euros(gains.min_amount_cents), format.euros(gains.amount_cents)]
  const gain = isFixed(gains) ? words.last_fixed(most) : words.last_text(least, most)

  function goToQuote() {
    quote.current?.scrollIntoView()
    quote.current?.querySelector<HTMLElement>('input, h2[tabindex]')?.focus({ preventScroll: true })
  }

  return (
    <>
      <Hero className={styles.hero} label={words.title(firstname)}>
        <div className={styles.text}>
          <p className="strong">{words.member(firstname)}</p>
          <h1 className="hero-title">{words.title(firstname)}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={`row wrap ${styles.acts}`}>
            <Button variant="primary" size="large" iconEnd={<ArrowRight />} onClick={goToQuote}>
              {words.quote}
            </Button>
            <span className="small">{words.free}</span>
          </div>
        </div>
        <Duo className={styles.duo} />
      </Hero>
      <HowItWorks
        title={words.how}
        steps={[...words.steps, words.last(firstname)]}
        texts={[...words.step_texts, gain]}
      />
      <div ref={quote} className={styles.openQuote}>
        <Suspense>
          <Quote code={code} sponsor={firstname} country={country} />
        </Suspense>
      </div>
      <section className={`${styles.offer} card`} aria-labelledby="offer">
        <div className="grow">
          <h2 id="offer" className="h3">
            {offer === null ? words.standing : words.offer}
          </h2>
          {dates !== null && <p className="muted">{dates}</p>}
          <Terms offer={offer} />
        </div>
      </section>
    </>
  )
}

const toes = [1, 2, 3, 4] as const

type HowItWorksProps = { title: string; steps: readonly string[]; texts: readonly string[] }

/** The four steps from the invitation to the gain, a toe each. */
function HowItWorks({ title, steps, texts }: HowItWorksProps) {
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">{title}</h2>
      <ol className={styles.four}>
        {toes.map((toe) => (
          <li key={toe}>
            <PawProgress done={toe} className={styles.print} />
            <h3>{steps[toe - 1]}</h3>
            <p className="muted">{texts[toe - 1]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
