let chosen: readonly File[] = []

export function keepChosen(files: readonly File[]): void {
  chosen = files
}

/** Hands them over, once. */
export function takeChosen(): readonly File[] {
  const files = chosen
  chosen = []
  return files
}
