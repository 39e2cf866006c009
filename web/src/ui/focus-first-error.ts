/** Moves the focus to the first control that a form declares invalid, and tells whether there was one. */
export function focusFirstError(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  control?.focus()
  return control !== null
}
