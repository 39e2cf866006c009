import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import BellRing from '~icons/lucide/bell-ring'
import { pushMessages } from '#messages/notifications.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useCan, useFeature } from '#platform/permissions.tsx'
import { readPushAbility } from '#platform/push/device-push.ts'
import { devicesQuery } from '#platform/push/push.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { useDevice } from './use-device.ts'
import styles from './PushOffer.module.css'

const PLACE = 'push_later'
const daysOfRest = 60

const hasDeclined = () => Date.now() - Number(localStorage.getItem(PLACE) ?? 0) < daysOfRest * 86_400_000

/** Offers notifications on this device at the moment when they help: after filing. The browser asks only once the member has pressed. */
export function PushOffer() {
  const mayChoose = useCan('profile:write')
  const hasNotifications = useFeature('notifications')
  const [isAsked] = useState(() => ['ready', 'home-screen'].includes(readPushAbility()) && !hasDeclined())
  const { data } = useQuery({ ...devicesQuery, enabled: mayChoose && hasNotifications && isAsked })
  const [isOver, setOver] = useState(false)
  const [isTaken, setTaken] = useState(false)
  if (!data?.public_key || isOver) return null
  if (data.data.some(({ current }) => current) && !isTaken) return null
  return (
    <div className={styles.offer}>
      <Offer
        public_key={data.public_key}
        isTaken={isTaken}
        onTaken={() => setTaken(true)}
        onLater={() => {
          localStorage.setItem(PLACE, String(Date.now()))
          setOver(true)
        }}
      />
    </div>
  )
}

type OfferProps = { public_key: string; isTaken: boolean; onTaken: () => void; onLater: () => void }

function Offer({ public_key, isTaken, onTaken, onLater }: OfferProps) {
  const { offer: words, states, take, taken } = useMessages(pushMessages)
  const { ability, isTaking, take: takeDevice } = useDevice(public_key, onTaken)
  if (isTaken)
    return (
      <Note tone="success" live>
        {taken}
      </Note>
    )
  if (ability !== 'ready')
    return (
      <Note icon={<BellRing />} live title={words.title}>
        {states[ability]}
      </Note>
    )
  return (
    <Note
      icon={<BellRing />}
      title={words.title}
      action={
        <span className="row wrap gap-s">
          <Button busy={isTaking ? take.busy : undefined} onClick={takeDevice}>
            {take.name}
          </Button>
          <Button variant="quiet" onClick={onLater}>
            {words.later}
          </Button>
        </span>
      }
    >
      {words.text}
    </Note>
  )
}
