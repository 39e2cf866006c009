import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { Link } from '@tanstack/react-router'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Tooltip } from '#ui/overlay/Tooltip.tsx'
import { shellMessages } from '../shell.messages.ts'
import { helpItems, mainItems } from './nav-items.ts'

/** The places of the portal that the member may go to; `hasTips` names the icons when their labels are out of sight. */
export function NavList({ hasTips }: { hasTips: boolean }) {
  const words = useMessages(shellMessages)
  const language = useLanguage()
  const lists = [
    { name: words.main_navigation, items: mainItems },
    { name: words.help_navigation, items: helpItems },
  ]
  return lists.map(({ name, items }) => (
    <nav key={name} className="nav" aria-label={name}>
      {items.map(({ to, page, icon: Icon, count: Count, ...wanted }) => (
        <Gate key={to} {...wanted}>
          <Tooltip text={pageNames[page][language]} side="right" describes={false} off={!hasTips}>
            <Link
              to={to}
              className="nav-link"
              activeOptions={{ exact: to === '/' }}
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon />
              <span>{pageNames[page][language]}</span>
              {Count && <Count />}
            </Link>
          </Tooltip>
        </Gate>
      ))}
    </nav>
  ))
}
