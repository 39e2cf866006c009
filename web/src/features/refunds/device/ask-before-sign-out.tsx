import { createRoot } from 'react-dom/client'
import { deviceMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { countUnsent, destroyOwn, sendWaiting } from './outbox.ts'

type Answer = 'stay' | 'send' | 'destroy'
type UnsentCount = Awaited<ReturnType<typeof countUnsent>>

const none: UnsentCount = { all: 0, waiting: 0 }
const look = () => countUnsent().catch(() => none)

/**
 * Asks what is to become of requests that were not sent, then signs out (`go`) with nothing of them left on the device. Without any,
 * signs out at once.
 */
export async function askBeforeSignOut(go: () => void): Promise<void> {
  for (let unsent = await look(); unsent.all > 0; unsent = await look()) {
    const answer = await ask(unsent)
    if (answer === 'stay') return
    if (answer === 'destroy') break
    await sendWaiting()
  }
  await destroyOwn().catch(() => undefined)
  go()
}

function ask(unsent: UnsentCount): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    root.render(
      <SignOutQuestion
        unsent={unsent}
        onAnswer={(answer) => {
          root.unmount()
          place.remove()
          resolve(answer)
        }}
      />,
    )
  })
}

type SignOutQuestionProps = { unsent: UnsentCount; onAnswer: (answer: Answer) => void }

function SignOutQuestion({ unsent: { all, waiting }, onAnswer }: SignOutQuestionProps) {
  const { signOut: words } = useMessages(deviceMessages)
  // Drafts that are not finished go with nobody's help.
  const canSend = navigator.onLine && waiting > 0
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => onAnswer('stay')}
      title={words.title(all)}
      text={words.text(all)}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer('destroy')}>
            {words.destroy}
          </Button>
          {canSend && <Button onClick={() => onAnswer('send')}>{words.send}</Button>}
          <Button variant="primary" onClick={() => onAnswer('stay')}>
            {words.stay}
          </Button>
        </>
      }
    />
  )
}
