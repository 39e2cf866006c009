import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { footerMessages } from '#messages/shell.ts'
import { useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useAnswering } from '#platform/opening-hours.ts'
import { Gate } from '#platform/permissions.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import styles from './FooterContent.module.css'

const year = new Date().getFullYear()

/** The company of the member's country in one line: how to reach it, and where else to find it; hours and address in a fold. */
export function FooterContent() {
  const words = useMessages(footerMessages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { contract } = useMe()
  // Before the contract the page is shut, after it the link that it invites to share is dead.
  const canSponsor = contract !== null && contract.status !== 'terminated'
  const { company, isOpen: isAnswering, now, next, weekdays, phone } = useAnswering()
  const { name, address, social } = company
  return (
    <div className={styles.foot} data-open={isOpen || undefined}>
      <a className="strong tnum" href={phone.href}>
        {phone.text}
      </a>
      <span className={styles.now} data-open={isAnswering}>
        {now}
      </span>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="only-desk">{words.reach}</span>
        <span className="only-phone">{words.more}</span>
        <ChevronDown />
      </button>
      <dl id={id} className={styles.contact} hidden={!isOpen}>
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {weekdays}
            {next && <span>{next}</span>}
          </dd>
        </div>
        <div>
          <dt>{words.post}</dt>
          <dd>
            <address>
              {[name, ...address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt className="sr">{words.company}</dt>
          <dd className="muted">{words.copyright(year, name)}</dd>
        </div>
      </dl>
      <div className={styles.rest}>
        <nav className="row wrap" aria-label={words.social}>
          {social.map((place) => (
            <a key={place.name} href={place.href} target="_blank" rel="noopener noreferrer">
              {place.name}
            </a>
          ))}
        </nav>
        <Link to="/privacy">{words.privacy}</Link>
        <LegalLinks />
        {canSponsor && (
          <Gate feature="sponsorship">
            <Link to="/sponsorship">{words.sponsorship}</Link>
          </Gate>
        )}
      </div>
    </div>
  )
}
