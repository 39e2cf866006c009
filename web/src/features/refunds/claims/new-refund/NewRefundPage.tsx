import { mostDrafts, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { wizardMessages } from '#messages/refund-requests.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { reasonText } from '#platform/calls/errors.ts'
import { useIsReached } from '#platform/calls/use-is-reached.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { giveFiles } from '#start/early-files.ts'
import { Note } from '#ui/Note.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { isDeviceId } from '../../device/device-id.ts'
import { refundQueries } from '../../queries/refunds.queries.ts'
import { NewRefundWizard } from './NewRefundWizard.tsx'
import type { ShownStep } from './shown-refund-step.ts'
import styles from './new-refund.module.css'

// For requests that are begun without a network.
const DeviceRefundWizard = lazyPart(() =>
  import('./DeviceRefundWizard.tsx').then((module) => module.DeviceRefundWizard),
)

// For the few whose draft is deleted while they edit it.
const GoneDraft = lazyPart(() => import('./GoneDraft.tsx').then((module) => module.GoneDraft))

function DraftsWaiting() {
  const words = useMessages(wizardMessages)
  const language = useLanguage()
  const { data } = useSuspenseQuery(refundQueries.requests())
  const drafts = data.filter(({ status }) => status === 'draft')
  const [first] = drafts
  if (!first) return null
  if (drafts.length >= mostDrafts)
    return (
      <div className={styles.note}>
        <Note tone="warning">
          {reasonText('drafts_limit', { limit: mostDrafts }, language)}{' '}
          <Link className="text-link" to="/refunds">
            {words.seeDrafts}
          </Link>
        </Note>
      </div>
    )
  return (
    <div className={styles.note}>
      <Note tone="info">
        <p>{words.existing(drafts.length)}</p>
        <p>
          {drafts.length === 1 ? (
            <Link className="text-link" to="/refunds/new" search={{ request: first.id }}>
              {words.resumeDraft}
            </Link>
          ) : (
            <Link className="text-link" to="/refunds">
              {words.seeDrafts}
            </Link>
          )}
        </p>
      </Note>
    </div>
  )
}

/** Takes over what another app shared with the installed portal, which opens this page for it. */
function useShared(onTake: () => void): void {
  const navigate = useNavigate()
  useStart(() => {
    if (location.hash !== '#shared') return
    // The address first: what takes the files may lead to another page.
    void navigate({ to: '/refunds/new', replace: true })
      .then(() => import('#platform/offline/shared-files.ts'))
      .then(({ takeShared }) => takeShared())
      .then((files) => {
        if (files.length > 0) onTake()
        giveFiles(files)
      })
      .catch(() => undefined)
  })
}

type NewRefundPageProps = {
  request: RefundRequest | undefined
  /** The draft was there, and is no longer. */
  isGone: boolean
  animals: readonly PortrayedAnimal[]
  /** The animal from whose page the request starts. */
  animal_id: string | undefined
  wanted: ShownStep | null
  today: string
  /** Below the confirmation of a request that was sent. */
  after?: ReactNode
}

/** The wizard of a refund request; another request begins with nothing of the one before. */
export function NewRefundPage({ isGone, after, ...begun }: NewRefundPageProps) {
  const id = begun.request?.id
  const [visit, setVisit] = useState({ id, number: 0 })
  // Without a network it is begun on this device. What is begun stays where it is, whatever the network does meanwhile.
  const isReached = useIsReached()
  const [isTouched, setIsTouched] = useState(false)
  const [isHere, setIsHere] = useState(!isReached)
  if (!isTouched && isHere === isReached) setIsHere(!isReached)
  const isOnDevice = id === undefined ? isHere : isDeviceId(id)
  const touch = () => setIsTouched(true)
  useShared(touch)
  if (visit.id !== id) {
    if (visit.id !== undefined) setIsTouched(false)
    setVisit({ id, number: visit.id === undefined ? visit.number : visit.number + 1 })
  }
  if (isGone)
    return (
      <Suspense>
        <GoneDraft />
      </Suspense>
    )
  return (
    <div onChangeCapture={touch} onDropCapture={touch}>
      {isOnDevice ? (
        <Suspense>
          <DeviceRefundWizard key={visit.number} {...begun} />
        </Suspense>
      ) : (
        <NewRefundWizard key={visit.number} {...begun} before={<DraftsWaiting />} after={after} />
      )}
    </div>
  )
}
