const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Whether the member closed the browser's passkey window, or let it time out: browsers do not tell the two apart. */
export const isGivenUp = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Whether the device already holds a passkey for this member. */
export const isHeldAlready = (error: unknown) => nameOf(error) === 'InvalidStateError'
