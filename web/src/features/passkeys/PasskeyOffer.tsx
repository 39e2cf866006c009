import { useState } from 'react'
import Fingerprint from '~icons/lucide/fingerprint-pattern'
import X from '~icons/lucide/x'
import { offerMessages } from '#messages/profile.ts'
import { isApiProblem } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { currentLanguage, inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { today } from '#platform/language/today.ts'
import { report } from '#platform/page/report-failure.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { createPasskeyByItself } from '#platform/passkeys/automatic-passkey.ts'
import { deviceName, whichDevice } from '#platform/passkeys/device-name.ts'
import { isPasskeyPossible, createPasskey } from '#platform/passkeys/make-passkey.ts'
import { hasUsedPasskey } from '#start/passkey-mark.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './PasskeyOffer.module.css'

// Asked once after a sign-in, whatever is answered; never where the browser has just created one by itself.
async function isOffered(): Promise<boolean | null> {
  sessionStorage.removeItem('passkey_offer')
  if (await createPasskeyByItself(proposedName())) return null
  if (hasUsedPasskey() || !mayOffer(lastOffer(), today()) || !(await isPasskeyPossible())) return null
  noteOffer(today())
  return true
}

const proposedName = () =>
  deviceName(whichDevice(navigator.userAgent), currentLanguage()) ?? inLanguage(offerMessages).unnamed

/** Offers a passkey to a member who has just signed in with a password, in a card that blocks nothing. */
export function PasskeyOffer() {
  const words = useMessages(offerMessages)
  const language = useLanguage()
  const offered = useDeferredLoad(isOffered)
  const [isClosed, setIsClosed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  function failed(error: unknown) {
    report(error, { action: 'make-passkey' })
    if (isApiProblem(error) && error.status === 422) toast({ text: words.too_late, tone: 'info' })
    else toast({ text: isApiProblem(error) ? problemText(error, language) : words.failed, tone: 'danger' })
    setIsClosed(true)
  }

  async function make() {
    setIsBusy(true)
    await createPasskey(proposedName()).then(({ outcome }) => {
      if (outcome === 'made') toast({ text: words.made })
      if (outcome === 'held-already') toast({ text: words.held_already, tone: 'info' })
      setIsClosed(outcome !== 'given-up')
    }, failed)
    setIsBusy(false)
  }

  if (offered === null || isClosed) return null
  return (
    <section className={`card card-raised ${styles.offer}`} aria-labelledby="passkey-offer">
      <Fingerprint className={styles.sign} />
      <div className="stack gap-xs">
        <h2 id="passkey-offer" className="h3">
          {words.title}
        </h2>
        <p className="small muted">{words.text}</p>
      </div>
      <IconButton size="small" label={words.close} icon={<X />} onClick={() => setIsClosed(true)} />
      <div className={`row wrap ${styles.acts}`}>
        <Button variant="primary" busy={isBusy ? words.busy : undefined} onClick={() => void make()}>
          {words.make}
        </Button>
        <Button variant="quiet" onClick={() => setIsClosed(true)}>
          {words.later}
        </Button>
      </div>
    </section>
  )
}

// The day of the last offer in this browser, and nothing of whom it was made to.
const KEY = 'passkey_offered_on'
const DAY_MS = 86_400_000
const pause_days = 30

/** Tells whether 30 days have passed since a passkey was last offered in this browser; days are YYYY-MM-DD. */
export function mayOffer(last_offer: string | null, today: string): boolean {
  if (last_offer === null) return true
  const days = (Date.parse(today) - Date.parse(last_offer)) / DAY_MS
  return Number.isNaN(days) || days >= pause_days
}

const lastOffer = () => localStorage.getItem(KEY)

const noteOffer = (today: string): void => localStorage.setItem(KEY, today)
