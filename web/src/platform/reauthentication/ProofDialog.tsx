import { typedPassword } from '@coussinet/contract/fields/fields.ts'
import { beginReauthentication, reauthenticate } from '@coussinet/contract/reauthentication.ts'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState, useSyncExternalStore } from 'react'
import Fingerprint from '~icons/lucide/fingerprint-pattern'
import { proofMessages } from '#messages/platform.ts'
import { markPasskeyUsed } from '#start/passkey-mark.ts'
import { hasProviders } from '#start/provider-mark.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { hasCode } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import { problemText } from '../calls/errors.ts'
import { currentProof, subscribeToProof } from '../calls/proof-store.ts'
import { CurrentPasswordField } from '../form/CurrentPasswordField.tsx'
import { readWith } from '../form/reading.ts'
import { useForm } from '../form/use-form.ts'
import { useLanguage, useMessages } from '../language/i18n.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import { report } from '../page/report-failure.ts'
import { isGivenUp } from '../passkeys/make-passkey.ts'
import { passkeysAtProofQuery } from '../passkeys/passkeys-query.ts'
import styles from './ProofDialog.module.css'

// Few portals have identity providers.
const ProviderProof = lazyPart(() => import('./ProviderProof.tsx').then((module) => module.ProviderProof))

const ACTION = 'reauthenticate'
const nothing = () => null

/** Shows, on its page, the proof of identity that a call of `proven` requires. */
export function ProofDialog() {
  const answer = useSyncExternalStore(subscribeToProof, currentProof, nothing)
  return answer === null ? null : <Question answer={answer} />
}

function Question({ answer }: { answer: (isProven: boolean) => void }) {
  const words = useMessages(proofMessages)
  const language = useLanguage()
  const id = useId()
  const [password, setPassword] = useState('')
  // Who signs in by a provider may never have chosen one.
  const [hasPassword, setHasPassword] = useState(true)
  const { data: passkeys = [] } = useQuery(passkeysAtProofQuery)
  const pressed = useMutation({ mutationFn: proveByPasskey, gcTime: 0 })
  const form = useForm({
    action: ACTION,
    fields: ['current_password'],
    reading: readWith(typedPassword, password, 'current_password'),
    skip: () => pressed.isPending,
    send(current_password) {
      pressed.reset()
      return proveByPassword(current_password)
    },
    onDone: () => answer(true),
    onFailed(error) {
      if (hasCode(error, 'validation_failed')) return false
      report(error, { action: ACTION })
      return true
    },
  })
  const offersPasskey = passkeys.length > 0 && typeof PublicKeyCredential !== 'undefined'
  // A wrong password shows at its field; the end of the session has its own message.
  const failure = pressed.error ?? (hasCode(form.failure, 'validation_failed') ? null : form.failure)
  const isSaidHere = failure !== null && !hasCode(failure, 'session_expired')

  function press() {
    if (form.isBusy || pressed.isPending) return
    form.reset()
    pressed.mutateAsync().then(
      (isProven) => {
        if (isProven) answer(true)
      },
      (error: unknown) => report(error, { action: ACTION }),
    )
  }

  return (
    <Dialog
      open
      onClose={() => answer(false)}
      closeLabel={words.close}
      title={words.title}
      text={words.text}
      actions={
        <>
          <Button variant="quiet" onClick={() => answer(false)}>
            {words.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" form={id} variant="primary" busy={form.isBusy ? words.busy : undefined}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={`stack ${styles.form}`} noValidate onSubmit={form.onSubmit}>
        {hasPassword && (
          <CurrentPasswordField
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            value={password}
            error={form.errorOf('current_password')}
            onValue={(text) => {
              setPassword(text)
              form.change(['current_password'])
            }}
          />
        )}
        {offersPasskey && (
          <Button icon={<Fingerprint />} busy={pressed.isPending ? words.busy : undefined} onClick={press}>
            {words.passkey}
          </Button>
        )}
        {hasProviders() && (
          <Suspense fallback={null}>
            <ProviderProof onProven={() => answer(true)} onNoPassword={() => setHasPassword(false)} />
          </Suspense>
        )}
        {isSaidHere && (
          <Note tone="danger" live>
            {hasCode(failure, 'validation_failed') ? words.refused : problemText(failure, language)}
          </Note>
        )}
        {hasPassword && <p className="small muted">{words.other}</p>}
      </form>
    </Dialog>
  )
}

const proveByPassword = (current_password: string) => call(reauthenticate, { body: { current_password } })

const isOptions = (given: object): given is PublicKeyCredentialRequestOptionsJSON => 'challenge' in given

/** Proves by a passkey of this browser who the member is; false if the member closed the browser's window. */
async function proveByPasskey(): Promise<boolean> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(beginReauthentication),
  ])
  if (!isOptions(optionsJSON)) throw new Error('The server gave no options for a passkey')
  try {
    const response = await startAuthentication({ optionsJSON })
    await call(reauthenticate, { body: { response: { ...response } } })
    markPasskeyUsed()
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}
