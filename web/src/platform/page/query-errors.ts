let reset: () => void = () => undefined

/** Says how queries that failed are let try again: by the member's frame, so that a guest's first load holds no cache. */
export function onQueryErrorReset(action: () => void): void {
  reset = action
}

export const resetQueryErrors = (): void => reset()
