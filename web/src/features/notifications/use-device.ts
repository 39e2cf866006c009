import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorToast } from '#platform/form/error-toast.ts'
import { type PushAbility, readPushAbility, subscribeDevice } from '#platform/push/device-push.ts'
import { saveDevice } from '#platform/push/push.queries.ts'

type DeviceTaking = {
  ability: PushAbility
  isTaking: boolean
  /** Asks the browser, then tells the server; only from a press. */
  take(): void
}

/** Lets the member see notifications on this device. `taken` is called once they do. */
export function useDevice(public_key: string, taken: () => void): DeviceTaking {
  const [ability, setAbility] = useState(readPushAbility)
  const [isTaking, setTaking] = useState(false)
  const saving = useMutation(saveDevice)

  async function takeDevice(): Promise<void> {
    const subscription = await subscribeDevice(public_key)
    setAbility(readPushAbility())
    if (subscription === null) return
    await saving.mutateAsync(subscription)
    taken()
  }
  function take(): void {
    setTaking(true)
    takeDevice()
      .catch((error: unknown) => errorToast(error, 'notifications.device'))
      .finally(() => setTaking(false))
  }
  return { ability, isTaking, take }
}
