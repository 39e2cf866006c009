import { createRoot } from 'react-dom/client'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { deviceMessages } from './device.messages.ts'
import { countUnsent, destroyOwn, sendWaiting } from './outbox.ts'

type Answer = 'stay' | 'send' | 'destroy'

/**
 * Asks what is to become of requests that were not sent, then signs out (`go`) with nothing of them left on the device. Without any,
 * signs out at once.
 */
export async function askBeforeSignOut(go: () => void): Promise<void> {
  for (let count = await countUnsent().catch(() => 0); count > 0; count = await countUnsent().catch(() => 0)) {
    const answer = await ask(count)
    if (answer === 'stay') return
    if (answer === 'destroy') break
    await sendWaiting()
  }
  await destroyOwn().catch(() => undefined)
  go()
}

function ask(count: number): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    root.render(
      <SignOutQuestion
        count={count}
        onAnswer={(answer) => {
          root.unmount()
          place.remove()
          resolve(answer)
        }}
      />,
    )
  })
}

function SignOutQuestion({ count, onAnswer }: { count: number; onAnswer: (answer: Answer) => void }) {
  const { signOut: words } = useMessages(deviceMessages)
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => onAnswer('stay')}
      title={words.title(count)}
      text={navigator.onLine ? words.text : words.textOffline}
      actions={
        <>
          <Button variant="quiet" onClick={() => onAnswer('destroy')}>
            {words.destroy}
          </Button>
          {navigator.onLine && <Button onClick={() => onAnswer('send')}>{words.send}</Button>}
          <Button variant="primary" onClick={() => onAnswer('stay')}>
            {words.stay}
          </Button>
        </>
      }
    />
  )
}
