import Copy from '~icons/lucide/copy'
import { calendarMessages } from '#messages/calendar.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonAnchor } from '#ui/ButtonAnchor.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './NewAddress.module.css'

/** The address just made, shown this once: to copy, to subscribe with, and where each calendar takes it. */
export function NewAddress({ href }: { href: string }) {
  const words = useMessages(calendarMessages)
  function copy() {
    navigator.clipboard.writeText(href).then(
      () => toast({ text: words.copied, tone: 'success' }),
      () => toast({ text: words.notCopied, tone: 'warning' }),
    )
  }
  return (
    <div className={`card stack gap-m ${styles.address}`}>
      <p className="strong" ref={takeFocus}>
        {words.made}
      </p>
      <TextField
        label={words.address}
        value={href}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row wrap">
        <Button variant="primary" icon={<Copy />} onClick={copy}>
          {words.copy}
        </Button>
        <ButtonAnchor href={subscription(href)}>{words.subscribe}</ButtonAnchor>
      </div>
      <div className="stack gap-xs small">
        <p className="strong">{words.how}</p>
        <ul className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The same address for the calendar of the device: it then offers to subscribe. */
export const subscription = (href: string): string => href.replace(/^https?:/, 'webcal:')
