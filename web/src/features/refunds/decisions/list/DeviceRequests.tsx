import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import Hourglass from '~icons/lucide/hourglass'
import { photoMessages } from '#messages/platform.ts'
import { deviceMessages } from '#messages/refund-requests.ts'
import { useIsReached } from '#platform/calls/use-is-reached.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { isPhotoProblem } from '#platform/photo/photo-problem.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { toast } from '#ui/toast-store.ts'
import { titleParts } from '../../claims/request/request-name.ts'
import { type DeviceRequest, toRefundRequest } from '../../device/device-request.ts'
import { changeDeviceRequest, deleteDeviceRequest } from '../../device/device-requests.ts'
import { findDeviceOwner, deviceQueries } from '../../device/device.queries.ts'
import styles from './device-requests.module.css'

/** Requests that this device keeps and has not sent, each with its state and its exits; nothing without any. */
export function DeviceRequests() {
  const words = useMessages(deviceMessages)
  const id = useId()
  const { data = [] } = useQuery(deviceQueries.all())
  const shown = data.filter(({ state }) => state !== 'discarded')
  if (shown.length === 0) return null
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHeading id={id} title={words.onThisDevice} />
      <RowList>
        {shown.map((request) => (
          <DeviceRow key={request.id} request={request} />
        ))}
      </RowList>
    </section>
  )
}

function DeviceRow({ request }: { request: DeviceRequest }) {
  return (
    <Row
      className={styles.request}
      lead={
        <span className={styles.lead}>
          <Hourglass />
        </span>
      }
      title={titleParts(toRefundRequest(request), useLanguage()).join(' · ')}
      note={<DeviceState request={request} />}
      end={<Acts request={request} />}
    />
  )
}

function DeviceState({ request: { state, hold, is_filing, files } }: { request: DeviceRequest }): ReactNode {
  const words = useMessages(deviceMessages)
  const isReached = useIsReached()
  if (state === 'held' && hold !== null) return words.held[hold]
  if (state === 'draft') return words.begun(files.length)
  if (is_filing) return words.filing
  return isReached ? words.goesNow : words.waitsForNetwork
}

function Acts({ request }: { request: DeviceRequest }) {
  const { id, state, hold, request_id, tried_at, is_filing } = request
  const words = useMessages(deviceMessages)
  const photos = useMessages(photoMessages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)

  const change = async (changes: (stored: DeviceRequest) => DeviceRequest | null) =>
    changeDeviceRequest(await findDeviceOwner(queries), id, changes)

  /** Back to the wizard, unless it is being filed at this moment. */
  async function edit() {
    const changed = await change((one) => (one.is_filing ? null : { ...one, state: 'draft', hold: null }))
    if (changed === null) return
    queries.removeQueries({ queryKey: ['refund-requests', 'one', id] })
    await navigate({ to: '/refunds/new', search: { request: id } })
  }

  /** The draft on the server has all of it by now. */
  async function openDraft(draft: string) {
    await navigate({ to: '/refunds/new', search: { request: draft } })
    await deleteDeviceRequest(id)
  }

  async function discard() {
    setIsAsking(false)
    // The server has nothing of it: delete it at once, which works on a full device too.
    if (tried_at === null) await deleteDeviceRequest(id)
    else await change((one) => (one.is_filing ? null : { ...one, state: 'discarded', files: [] }))
  }

  // A deleted draft, or one that waited too long, begins anew under other keys, once the member says so.
  const sendAgain = () =>
    change((one) => ({
      ...one,
      state: 'waiting',
      hold: null,
      request_id: null,
      sent: {},
      tried_at: null,
      turn: one.turn + 1,
      round: one.round + 1,
    }))

  const attempt = (act: Promise<unknown>) => {
    act.catch((error: unknown) =>
      toast({
        text: isPhotoProblem(error) ? photos.failure.device_full : words.notKept,
        tone: 'danger',
      }),
    )
  }

  if (is_filing) return null
  return (
    <span className={styles.acts}>
      {state === 'draft' && (
        <LinkButton size="small" to="/refunds/new" search={{ request: id }}>
          {words.resume}
        </LinkButton>
      )}
      {state === 'waiting' && (
        <Button size="small" onClick={() => attempt(edit())}>
          {words.edit}
        </Button>
      )}
      {state === 'held' && hold === 'check' && request_id !== null && (
        <Button size="small" variant="primary" onClick={() => attempt(openDraft(request_id))}>
          {words.openDraft}
        </Button>
      )}
      {state === 'held' && (hold === 'refused' || hold === 'lost') && (
        <Button size="small" onClick={() => attempt(edit())}>
          {words.edit}
        </Button>
      )}
      {state === 'held' && (hold === 'gone' || hold === 'old') && (
        <Button size="small" onClick={() => attempt(sendAgain())}>
          {words.sendAgain}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setIsAsking(true)}>
        {words.discard}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.discardTitle}
        text={words.discardText}
        confirmLabel={words.discardYes}
        cancelLabel={words.keep}
        onConfirm={() => attempt(discard())}
        onCancel={() => setIsAsking(false)}
      />
    </span>
  )
}
