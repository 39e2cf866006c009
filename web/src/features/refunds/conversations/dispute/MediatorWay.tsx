import { companies } from '@coussinet/contract/brand/values/companies.ts'
import type { Dispute } from '@coussinet/contract/disputes.ts'
import { mediatorAddress, mediatorName, mediators } from '@coussinet/contract/domain/mediators.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { disputesMessages } from './disputes.messages.ts'
import styles from './disputes.module.css'

/** The mediator of the contract's country: who, where, and until when. */
export function MediatorWay({ dispute: { outcome, mediator_until } }: { dispute: Dispute }) {
  const words = useMessages(disputesMessages)
  const format = useFormat()
  const { contract, address: home } = useMe()
  const country = contract?.country ?? home.country
  const language = useLanguage()
  const { site } = mediators[country]
  const address = mediatorAddress(country, language)
  const mediator = mediatorName(companies[country].mediator, language)
  return (
    <section className="card stack gap-s" aria-label={mediator}>
      <h3>{outcome === null ? words.wayLate : words.way}</h3>
      <p>{words.wayText(mediator, format.longDay(mediator_until))}</p>
      <p>
        <a className="text-link" href={site.href} target="_blank" rel="noopener noreferrer">
          {site.name}
        </a>
      </p>
      {address.length > 0 && (
        <address className={styles.address}>
          {[mediator, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </section>
  )
}
