import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { useAnswering } from '#platform/opening-hours.ts'
import { Gate } from '#platform/permissions.tsx'
import { footerMessages } from './footer.messages.ts'
import styles from './FooterContent.module.css'

const year = new Date().getFullYear()

/** The company of the member's country: how to reach it, and where else to find it. */
export function FooterContent() {
  const words = useMessages(footerMessages)
  const { company, isOpen, now, next, weekdays, phone } = useAnswering()
  const { name, address, social } = company
  return (
    <>
      <dl className={styles.contact}>
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a className="strong tnum" href={phone.href}>
              {phone.text}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>
            {weekdays}
            <span className={styles.now} data-open={isOpen}>
              {now}
            </span>
            {next}
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
      </dl>
      <span>{words.copyright(year, name)}</span>
      <nav className="row wrap gap-m" aria-label={words.social}>
        {social.map((place) => (
          <a key={place.name} href={place.href} target="_blank" rel="noopener noreferrer">
            {place.name}
          </a>
        ))}
      </nav>
      <Link to="/privacy">{words.privacy}</Link>
      <Gate feature="sponsorship">
        <Link className="end" to="/sponsorship">
          {words.sponsorship}
        </Link>
      </Gate>
    </>
  )
}
