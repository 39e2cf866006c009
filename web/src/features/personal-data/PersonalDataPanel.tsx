import './personal-data.css'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Panel } from '#ui/display/panel/Panel.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { personalDataMessages } from './personal-data.messages.ts'

/** All that is held on the member, to take away; and how to have it erased. */
export function PersonalDataPanel() {
  const words = useMessages(personalDataMessages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel title={words.title} hint={words.hint}>
      <div className="personal-data">
        <p>{words.holds}</p>
        <div>
          <Button icon={<Download />} onClick={() => setIsAsking(true)}>
            {words.download}
          </Button>
        </div>
        <h3 className="personal-data-erasure">{words.erasureTitle}</h3>
        <p>{words.erasure}</p>
        <Gate permission="contact:write">
          <p>
            <Link className="text-link" to="/contact" search={{ topic: 'account', subject: 'data' }}>
              {words.askErasure}
            </Link>
          </p>
        </Gate>
      </div>
      {isAsking && <ExportDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}
