/** Focuses the first invalid control of a form, scrolls it into view, and tells whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  control?.focus({ preventScroll: true })
  // A file's visible control is its label: the focused input has almost no size.
  const shown = control?.closest('label') ?? control
  shown?.scrollIntoView({ block: 'nearest' })
  return control !== null
}
