import { useMessages } from '#platform/language/i18n.ts'
import { useMe } from '#platform/queries.ts'
import { companyOf } from './company.ts'
import { shellMessages } from './shell.messages.ts'

const year = new Date().getFullYear()

/** The company of the member's country and where else to find it. */
export function Footer() {
  const words = useMessages(shellMessages)
  const { name, social } = companyOf(useMe().address.country)
  return (
    <footer className="foot">
      <span>
        {words.copyright(year, name)}
      </span>
      <nav className="row wrap gap-m" aria-label={words.social}>
        {social.map((place) => (
          <a key={place.name} href={place.href} target="_blank" rel="noopener noreferrer">
            {place.name}
          </a>
        ))}
      </nav>
    </footer>
  )
}
