import { Link } from '@tanstack/react-router'
import { preferenceMessages } from '#messages/notifications.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Panel } from '#ui/Panel.tsx'

export function PreferencesPanel() {
  const words = useMessages(preferenceMessages)
  return (
    <Gate feature="notifications">
      <Panel {...words.panel}>
        <Link className="text-link" to="/notifications/preferences">
          {words.panelLink}
        </Link>
      </Panel>
    </Gate>
  )
}
