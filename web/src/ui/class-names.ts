type ClassName = string | false | null | undefined

/** Joins class names; empty or missing ones are left out. */
export const classNames = (...names: readonly ClassName[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
