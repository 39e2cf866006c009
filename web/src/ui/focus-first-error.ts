/** Moves the focus to the first control that a form declares invalid, brings it into sight, and tells whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  control?.focus({ preventScroll: true })
  // A file's control is its label: what has the focus is no larger than a point.
  const shown = control?.closest('label') ?? control
  shown?.scrollIntoView({ block: 'nearest' })
  return control !== null
}
