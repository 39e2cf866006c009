import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Tooltip } from '#ui/overlay/Tooltip.tsx'
import { shellMessages } from '../shell.messages.ts'
import { helpItems, mainItems, navMessages } from './nav-items.ts'

/** The places of the portal that the member may go to; `hasTips` names the icons when their labels are out of sight. */
export function NavList({ hasTips }: { hasTips: boolean }) {
  const words = useMessages(shellMessages)
  const labels = useMessages(navMessages)
  const lists = [
    { name: words.main_navigation, items: mainItems },
    { name: words.help_navigation, items: helpItems },
  ]
  return lists.map(({ name, items }) => (
    <nav key={name} className="nav" aria-label={name}>
      {items.map(({ to, label, icon: Icon, count: Count, ...wanted }) => (
        <Gate key={to} {...wanted}>
          <Tooltip text={labels[label]} side="right" describes={false} off={!hasTips}>
            <Link
              to={to}
              className="nav-link"
              activeOptions={{ exact: to === '/' }}
              activeProps={{ 'aria-current': 'page' }}
            >
              <Icon />
              <span>{labels[label]}</span>
              {Count && <Count />}
            </Link>
          </Tooltip>
        </Gate>
      ))}
    </nav>
  ))
}
