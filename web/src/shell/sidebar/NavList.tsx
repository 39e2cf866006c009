import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Tooltip } from '#ui/overlay/Tooltip.tsx'
import { shellMessages } from '../shell.messages.ts'
import { mainItems, navMessages } from './nav-items.ts'

/** The places of the portal that the member may go to; `hasTips` names the icons when their labels are out of sight. */
export function NavList({ hasTips }: { hasTips: boolean }) {
  const words = useMessages(shellMessages)
  const labels = useMessages(navMessages)
  return (
    <nav className="nav" aria-label={words.main_navigation}>
      {mainItems.map(({ to, label, icon: Icon, ...wanted }) => (
        <Gate key={to} {...wanted}>
          <Tooltip text={labels[label]} side="right" describes={false} off={!hasTips}>
            <Link to={to} className="nav-link" activeOptions={{ exact: to === '/' }} activeProps={{ 'aria-current': 'page' }}>
              <Icon />
              <span>{labels[label]}</span>
            </Link>
          </Tooltip>
        </Gate>
      ))}
    </nav>
  )
}
