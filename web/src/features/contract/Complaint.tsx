import { companies } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { mediatorAddress, mediatorName, mediators } from '@coussinet/contract/domain/disputes.ts'
import { complaintMessages } from '#messages/contract.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import styles from './Complaint.module.css'

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function Site({ name, href }: { name: string; href: string }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}

export function Complaint({ country }: { country: Country }) {
  const words = useMessages(complaintMessages)
  const { name, address, email, mediator } = companies[country]
  const language = useLanguage()
  const { site, authorities } = mediators[country]
  const reached = mediatorAddress(country, language)
  return (
    <section className="section" id="complaint" aria-labelledby="complaint-title">
      <h2 id="complaint-title">{words.title}</h2>
      <div className={styles.complaint}>
        <div className="stack gap-s">
          <h3>{words.first}</h3>
          <p>{words.write}</p>
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
          <Lines lines={[name, ...address]} />
          <p>{words.delay[country]}</p>
        </div>
        <div className="stack gap-s">
          <h3>{words.afterwards}</h3>
          <p>{words.how[country]}</p>
          <b className="strong">{mediatorName(mediator, language)}</b>
          <Site {...site} />
          {reached.length > 0 && <Lines lines={reached} />}
        </div>
        <div className="stack gap-s">
          <h3>{words.authority}</h3>
          <p>{words.authorities[country]}</p>
          {authorities.map((one) => (
            <Site key={one.name} {...one} />
          ))}
          <p className="small muted">{words.court}</p>
        </div>
      </div>
    </section>
  )
}
