type ClassName = string | false | null | undefined

/** Class names side by side; what is empty or missing is left out. */
export const classNames = (...names: readonly ClassName[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
