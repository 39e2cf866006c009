let chosen: readonly File[] = []

/** Keeps files that were chosen on one page for the next one, which sorts them. */
export function keepChosen(files: readonly File[]): void {
  chosen = files
}

/** Hands them over, once. */
export function takeChosen(): readonly File[] {
  const files = chosen
  chosen = []
  return files
}
