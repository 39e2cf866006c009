import { type Continuation, createContinuation, revokeContinuation } from '@coussinet/contract/continuations.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type MemberSession, endSession, listSessions } from '@coussinet/contract/security.ts'
import { useMutation, useQuery, mutationOptions, queryOptions } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import Smartphone from '~icons/lucide/smartphone'
import { continuationMessages } from '#messages/continuations.ts'
import { useEnd } from '#platform/browser/use-end.ts'
import { useFollowUntilTouched } from '#platform/browser/use-follow-until-touched.ts'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { call } from '#platform/calls/call.ts'
import { proven } from '#platform/calls/proof-store.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { ProofDialog } from '#platform/reauthentication/ProofDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { QrCode } from '#ui/QrCode.tsx'
import styles from './continuation.module.css'

/** The code on screen: for which draft, and when it ends. */
type ShownCode = Continuation & { request_id: string }

/** Creates a code for a draft, once the member has proven who they are. A secret: it is not stored longer than it shows. */
const createCode = mutationOptions({
  mutationFn: async (id: string): Promise<ShownCode> => ({
    ...(await proven(() => call(createContinuation, { params: { id }, body: {} }))),
    request_id: id,
  }),
  gcTime: 0,
})

/** Ends a code that nobody used; a failure leaves it to its 5 minutes. */
function endCode({ request_id: id, session_id }: ShownCode): void {
  call(revokeContinuation, { params: { id, session_id } }).catch(() => undefined)
}

const poll_ms = 10_000

/** The session that a code opened, null until it does; found again with each change of the member's sessions. */
const joinedQuery = (session_id: string) =>
  queryOptions({
    queryKey: ['sessions', 'joined', session_id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listSessions, { query: { limit: 100 } }, { signal })
      return data.find(({ id }) => id === session_id) ?? null
    },
    refetchInterval: poll_ms,
    gcTime: 0,
  })

/** Ends the session of a phone that the member does not know. */
const endJoined = mutationOptions({
  mutationFn: (id: string) => call(endSession, { params: { id } }),
  onSettled: (_answer, _error, _id, _before, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }),
})

type ContinueOnPhoneProps = {
  request: RefundRequest | undefined
  /** Creates the draft, if there is none yet; resolves to its id. */
  begin: () => Promise<string>
  /** Above the step; else below it, on a phone. */
  isComputer: boolean
  /** Class of the line of the button. */
  className: string | undefined
}

/**
 * Button that shows a code by which a phone signs in and goes on with the draft. Once it has joined, its device is shown with a way to end
 * its session, and this screen follows its steps until it is used itself.
 */
export function ContinueOnPhone({ request, begin, isComputer, className }: ContinueOnPhoneProps) {
  const words = useMessages(continuationMessages)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const creation = useMutation(createCode)
  const ending = useMutation(endJoined)
  const code = creation.data ?? null
  const { data: joined = null } = useQuery({
    ...joinedQuery(code?.session_id ?? ''),
    enabled: code !== null,
    ...(isOpen ? {} : { refetchInterval: false }),
  })
  if (joined !== null && isOpen) setIsOpen(false)

  useFollowUntilTouched(joined !== null, request?.step ?? null, (step) => {
    if (request && step !== null)
      void navigate({ to: '/refunds/new', search: { request: request.id, step }, replace: true, resetScroll: false })
  })
  useEnd(() => code && endCode(code))

  async function show() {
    await begin()
      .then(creation.mutateAsync)
      .then(
        () => setIsOpen(true),
        (error: unknown) => errorToast(error, 'refunds.continue'),
      )
  }

  function close() {
    setIsOpen(false)
    if (code) endCode(code)
  }

  return (
    <>
      <div className={className} data-below={isComputer ? undefined : true}>
        <Button
          variant="quiet"
          size="small"
          icon={<Smartphone />}
          busy={creation.isPending && !isOpen ? words.busy : undefined}
          onClick={() => void show()}
        >
          {isComputer ? words.open : words.openHere}
        </Button>
      </div>
      {joined !== null && (
        <Joined
          session={joined}
          isEnding={ending.isPending}
          onEnd={() => ending.mutate(joined.id, { onError: (error) => errorToast(error, 'refunds.continue') })}
        />
      )}
      {joined === null && ending.isSuccess && (
        <div className={styles.joined}>
          <Note
            live
            title={words.ended}
            action={
              <Link className="text-link" to="/profile">
                {words.password}
              </Link>
            }
          >
            {words.endedText}
          </Note>
        </div>
      )}
      <ProofDialog />
      <Dialog
        open={isOpen && code !== null}
        onClose={close}
        title={isComputer ? words.open : words.openHere}
        text={words.text}
        actions={
          <Button variant="primary" onClick={close}>
            {words.close}
          </Button>
        }
      >
        {code && <Code code={code} isBusy={creation.isPending} onRenew={() => void show()} />}
      </Dialog>
    </>
  )
}

/** The code until it expires, then a button for a new one. */
function Code({ code, isBusy, onRenew }: { code: ShownCode; isBusy: boolean; onRenew: () => void }) {
  const words = useMessages(continuationMessages)
  const left = useSecondsUntil(Date.parse(code.expires_at))
  if (left === 0)
    return (
      <Note
        tone="warning"
        live
        title={words.expired}
        action={
          <Button variant="secondary" size="small" busy={isBusy ? words.busy : undefined} onClick={onRenew}>
            {words.renew}
          </Button>
        }
      />
    )
  return (
    <div className={styles.code}>
      <QrCode text={code.href} label={words.code} />
      <p className="small">{words.left(Math.ceil(left / 60))}</p>
      <p className="small muted">{words.caution}</p>
    </div>
  )
}

type JoinedProps = { session: MemberSession; isEnding: boolean; onEnd: () => void }

/** The phone that joined, with a way to end its session at once. */
function Joined({ session, isEnding, onEnd }: JoinedProps) {
  const words = useMessages(continuationMessages)
  const language = useLanguage()
  return (
    <div className={styles.joined}>
      <Note
        tone="success"
        live
        icon={<Smartphone />}
        title={words.joined(deviceName(session, language) ?? words.unnamed)}
        action={
          <Button variant="surface" size="small" busy={isEnding ? words.ending : undefined} onClick={onEnd}>
            {words.notMe}
          </Button>
        }
      >
        {words.follows}
      </Note>
    </div>
  )
}
