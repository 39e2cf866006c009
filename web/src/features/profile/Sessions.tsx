import type { MemberSession } from '@coussinet/contract/security.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import Monitor from '~icons/lucide/monitor'
import Smartphone from '~icons/lucide/smartphone'
import Tablet from '~icons/lucide/tablet'
import { profileMessages, sessionMessages } from '#messages/profile.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { toast } from '#ui/toast-store.ts'
import { PanelList, RowDetail } from './PanelList.tsx'
import { endSessions, sessionsQuery } from './profile.queries.ts'
import { relativeTime } from './relative-time.ts'

const icons = { computer: <Monitor />, phone: <Smartphone />, tablet: <Tablet />, other: <Monitor /> }

const focusOn = (button: HTMLElement | null) => button?.focus()

export function Sessions() {
  const words = useMessages(sessionMessages)
  const { sessions: panel } = useMessages(profileMessages)
  const language = useLanguage()
  const { data: sessions, dataUpdatedAt: now } = useSuspenseQuery(sessionsQuery)
  const ending = useMutation(endSessions)
  const [candidate, setCandidate] = useState<MemberSession | 'others' | null>(null)
  // The pressed button disappears with its row: once `gone` has left the list, the button of `next` gets the focus, if any.
  const [ended, setEnded] = useState<{ gone: string | null; next: string | undefined } | null>(null)
  const others = sessions.filter(({ current }) => !current)
  const ordered = [...sessions.filter(({ current }) => current), ...others]
  const titleOf = (session: MemberSession) => deviceName(session, language) ?? words.device[session.device]

  const next = ended !== null && sessions.every(({ id }) => id !== ended.gone) ? ended.next : undefined

  function end() {
    if (candidate === null) return
    const gone = candidate === 'others' ? null : candidate.id
    const at = others.findIndex(({ id }) => id === gone)
    setCandidate(null)
    setEnded({ gone, next: gone === null ? undefined : (others[at + 1] ?? others[at - 1])?.id })
    ending.mutateAsync(gone).then(
      () => {
        setEnded(null)
        toast({ text: gone === null ? words.othersEnded : words.ended, tone: 'success' })
      },
      (error: unknown) => {
        // Its row is back.
        setEnded({ gone: null, next: gone ?? others[0]?.id })
        errorToast(error, 'profile.sessions')
      },
    )
  }

  return (
    <PanelList>
      <RowList label={panel.title}>
        {ordered.map((session) => (
          <Row
            key={session.id}
            size="small"
            lead={<RowIcon>{icons[session.device]}</RowIcon>}
            title={
              <span className="row wrap gap-s">
                <b className="strong">{titleOf(session)}</b>
                {session.current && <Badge tone="positive">{words.thisDevice}</Badge>}
              </span>
            }
            note={
              <>
                {session.current ? words.inUse : words.lastUsed(relativeTime(session.last_used_at, now, language))}
                {session.network !== null && <RowDetail>{words.network(session.network)}</RowDetail>}
              </>
            }
            end={
              !session.current && (
                <Button
                  ref={next === session.id ? focusOn : undefined}
                  size="small"
                  aria-label={words.endOf(titleOf(session))}
                  onClick={() => setCandidate(session)}
                >
                  {words.end}
                </Button>
              )
            }
          />
        ))}
      </RowList>
      {others.length === 0 && (
        <p ref={ended === null ? undefined : takeFocus} className="small muted">
          {words.alone}
        </p>
      )}
      {others.length > 1 && (
        <div>
          <Button size="small" variant="outline" onClick={() => setCandidate('others')}>
            {words.endOthers}
          </Button>
        </div>
      )}
      <EndSessions
        device={candidate === null || candidate === 'others' ? candidate : titleOf(candidate)}
        onEnd={end}
        onKeep={() => setCandidate(null)}
      />
    </PanelList>
  )
}

type EndSessionsProps = {
  /** Name of the device to confirm, `others` for all except this one, null while no question is open. */
  device: string | null
  onEnd: () => void
  onKeep: () => void
}

/** Asked before a device is signed out. */
function EndSessions({ device, onEnd, onKeep }: EndSessionsProps) {
  const words = useMessages(sessionMessages)
  const isAll = device === 'others'
  return (
    <ConfirmDialog
      open={device !== null}
      title={isAll ? words.othersTitle : words.endTitle}
      text={isAll ? words.othersText : words.endText(device ?? '')}
      confirmLabel={words.end}
      cancelLabel={isAll ? words.keep : words.keepOne}
      onConfirm={onEnd}
      onCancel={onKeep}
    />
  )
}
