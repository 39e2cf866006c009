/** Starts the portal when `prepare` has made what it serves. */
export function start(prepare?: () => void): Promise<void>
