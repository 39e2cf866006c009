/** The engines in which the portal is tried. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** An element as a member finds it: its role and its name. */
export type Wanted = { role: 'button' | 'link' | 'checkbox' | 'radio' | 'field' | 'file'; name: string | RegExp }

/** A page of any engine: the few things that a test of all engines needs. */
export type BrowserPage = {
  /** Opens an address of the portal by a full load. */
  open(address: string): Promise<void>
  evaluate<Answer>(read: (input: string) => Answer | Promise<Answer>, input?: string): Promise<Answer>
  /** Presses the element as a member does. */
  press(wanted: Wanted): Promise<void>
  /** Types into a field that is empty. */
  type(wanted: Wanted, text: string): Promise<void>
  attach(wanted: Wanted, path: string): Promise<void>
  /** Errors that the engine has reported since the last call: uncaught ones and those on the console. */
  errors(): Promise<string[]>
  screenshot(path: string): Promise<void>
  close(): Promise<void>
}

/** Locator for a `Wanted`: a page is sent no expressions. */
export type ElementQuery = { role: Wanted['role']; source: string; flags: string }

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export function toElementQuery({ role, name }: Wanted): ElementQuery {
  return typeof name === 'string'
    ? { role, source: `^${escaped(name)}$`, flags: '' }
    : { role, source: name.source, flags: name.flags }
}

/** Runs in the page: the first such element that can be seen; a checkbox and a radio are pressed by their label. */
export function locate({ role, source, flags }: ElementQuery): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    field: 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
    file: 'input[type=file]',
  }
  const pattern = new RegExp(source, flags)
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const textOf = (id: string) => plain(document.getElementById(id)?.textContent)
  const namesOf = (element: HTMLElement) => {
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])]
        : []
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    return [
      element.getAttribute('aria-label'),
      ids.map(textOf).join(' '),
      ...labels.map((label) => label.textContent),
      element.textContent,
    ].map(plain)
  }
  const isSeen = (element: HTMLElement) =>
    role === 'file' || role === 'checkbox' || role === 'radio' || element.checkVisibility({ visibilityProperty: true })
  for (const element of document.querySelectorAll<HTMLElement>(selectors[role])) {
    if (!isSeen(element) || !namesOf(element).some((name) => name !== '' && pattern.test(name))) continue
    if (role !== 'checkbox' && role !== 'radio') return element
    return element.closest('label') ?? element
  }
  return null
}
