import { Link, useMatches } from '@tanstack/react-router'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { crumbOf } from '#platform/page/arrive.ts'
import { Breadcrumb, Crumb } from '#ui/navigation/Breadcrumb.tsx'
import { shellMessages } from '../shell.messages.ts'

// A link that leads here is not the page itself.
const exactly = { exact: true }

/** Home, then the pages that lead here; the last is the page itself. */
export function PageTrail() {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  const pages = useMatches().flatMap((match) => {
    const text = crumbOf(match, language)
    return text === null || match.pathname === '/' ? [] : [{ id: match.id, pathname: match.pathname, text }]
  })
  const last = pages.pop()
  return (
    <Breadcrumb label={words.trail}>
      <Crumb current={last === undefined}>
        {last === undefined ? (
          words.home
        ) : (
          <Link to="/" activeOptions={exactly}>
            {words.home}
          </Link>
        )}
      </Crumb>
      {pages.map((page) => (
        <Crumb key={page.id}>
          <Link to={page.pathname} activeOptions={exactly}>
            {page.text}
          </Link>
        </Crumb>
      ))}
      {last !== undefined && <Crumb current>{last.text}</Crumb>}
    </Breadcrumb>
  )
}
