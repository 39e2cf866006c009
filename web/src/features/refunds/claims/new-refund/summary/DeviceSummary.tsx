import { findDraftObstacle, wizardSteps } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import Send from '~icons/lucide/send'
import { deviceMessages, summaryMessages, wizardMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Note } from '#ui/Note.tsx'
import { toast } from '#ui/toast-store.ts'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { changeDeviceRequest } from '../../../device/device-requests.ts'
import { findDeviceOwner } from '../../../device/device.queries.ts'
import { Review } from './Review.tsx'
import styles from './summary.module.css'

type DeviceSummaryProps = {
  request: RefundRequest
  /** Something is on its way to the device, or typed and not saved. */
  isBusy: boolean
  back: ReactNode
}

/** The last step without a network: what is to be sent, and the word that it may go by itself. */
export function DeviceSummary({ request, isBusy, back }: DeviceSummaryProps) {
  const words = useMessages(deviceMessages)
  const summary = useMessages(summaryMessages)
  const { missing } = useMessages(wizardMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isDeclared, setIsDeclared] = useState(false)
  const [isAttempted, setIsAttempted] = useState(false)
  const lacking = wizardSteps.flatMap((step) => {
    const obstacle = findDraftObstacle(step, request)
    return obstacle === null ? [] : [{ step, obstacle }]
  })
  const lacks = lacking.length > 0 || isBusy ? summary.missing.blocking : isDeclared ? null : summary.missing.declare

  async function send() {
    const owner = await findDeviceOwner(queries)
    const waiting = await changeDeviceRequest(owner, request.id, (stored) =>
      stored.state === 'draft' ? { ...stored, state: 'waiting', hold: null, turn: stored.turn + 1 } : null,
    )
    if (waiting === null) throw new Error('It is no draft on this device any more')
    await navigate({ to: '/refunds' })
    // Going back leads to it only as the list does.
    queries.removeQueries({ queryKey: ['refund-requests', 'one', request.id] })
    if (!navigator.onLine) toast({ text: words.waits, tone: 'info', key: request.id })
  }

  return (
    <>
      {lacking.length > 0 && (
        <Note tone="warning" title={summary.blocked} live={isAttempted}>
          <ul>
            {lacking.map(({ step, obstacle }) => (
              <li key={step}>
                {missing[obstacle]}{' '}
                <Link className="text-link" to="/refunds/new" search={{ request: request.id, step }}>
                  {summary.fix[step]}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Review request={request} isOnDevice />
      <p className="small muted">{words.checkedLater}</p>
      <div className={styles.declare}>
        <Checkbox
          label={summary.declare}
          checked={isDeclared}
          error={isAttempted && !isDeclared ? summary.missing.declare : undefined}
          onCheck={setIsDeclared}
        />
      </div>
      <WizardFoot back={back} note={lacks ?? undefined} lacks={isAttempted ? lacks : null}>
        <Button
          variant="primary"
          size="large"
          iconEnd={<Send />}
          unavailable={lacks !== null}
          onUnavailable={() => setIsAttempted(true)}
          onClick={() => void send().catch(() => toast({ text: words.notKept, tone: 'danger' }))}
        >
          {words.send}
        </Button>
      </WizardFoot>
    </>
  )
}
