import { termsWithoutOffer } from '@coussinet/contract/brand/values.ts'
import type { SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'
import { offerMessages } from '#messages/sponsorship.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Accordion } from '#ui/Accordion.tsx'
import { isFixed, guaranteedGain } from './guaranteed-gain.ts'
import styles from './offer.module.css'

export function Terms({ offer }: { offer: SponsorshipOffer | null }) {
  const words = useMessages(offerMessages)
  const always = termsWithoutOffer[useLanguage()]
  const format = useFormat()
  const gains = offer ?? guaranteedGain
  const [least, most] = [format.euros(gains.min_amount_cents), format.euros(gains.amount_cents)]
  return (
    <Accordion title={offer === null ? words.standing.conditions : words.terms}>
      <ul className={styles.terms}>
        {(offer?.terms ?? always).map((term) => (
          <li key={term}>{term}</li>
        ))}
        <li>{isFixed(gains) ? words.odds_fixed(most) : words.odds(least, most)}</li>
      </ul>
    </Accordion>
  )
}
