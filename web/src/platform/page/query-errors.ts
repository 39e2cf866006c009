let reset: () => void = () => undefined

/** Sets how failed queries are retried: called by the member's frame, so that a guest's first load contains no cache. */
export function onQueryErrorReset(action: () => void): void {
  reset = action
}

export const resetQueryErrors = (): void => reset()
