/** Filters the pictures of a run's page, and shows one large. For that page: it knows nothing from outside of itself. */
export function browse(): void {
  const form = document.querySelector('form')
  const dialog = document.querySelector('dialog')
  const large = dialog?.querySelector('img')
  if (!form || !dialog || !large) return
  const articles = [...document.querySelectorAll('article')]
  const seen = () => [...document.querySelectorAll<HTMLAnchorElement>('article:not([hidden]) figure a')]

  function filter(wanted: FormData): void {
    const text = (name: string) => String(wanted.get(name) ?? '')
    const fits = ({ dataset }: HTMLElement) =>
      (dataset['place'] ?? '').includes(text('place').toLowerCase()) &&
      ['state', 'language', 'width', 'theme'].every((name) => text(name) === '' || dataset[name] === text(name)) &&
      ['changed', 'flawed'].every((name) => text(name) === '' || dataset[name] === 'true')
    for (const article of articles) article.hidden = !fits(article)
    for (const section of document.querySelectorAll<HTMLElement>('main section'))
      section.hidden = section.querySelector('article:not([hidden])') === null
    document.documentElement.style.setProperty('--scale', text('scale'))
    const output = document.querySelector('output')
    if (output) output.value = `${articles.filter(({ hidden }) => !hidden).length} shown`
  }

  let at = -1
  function enlarge(next: number): void {
    const links = seen()
    const link = links[next]
    if (!link || !large || !dialog) return
    at = next
    large.src = link.href
    const said = dialog.querySelector('p')
    if (said) said.textContent = `${link.querySelector('img')?.alt} (${next + 1} of ${links.length}; ← → Esc)`
    dialog.scrollTop = 0
    if (!dialog.open) dialog.showModal()
  }

  const refilter = () => filter(new FormData(form))
  form.addEventListener('input', refilter)
  form.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null
    const link = pressed?.closest<HTMLAnchorElement>('figure a')
    if (dialog.open && pressed?.closest('dialog')) dialog.close()
    if (!link || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    enlarge(seen().indexOf(link))
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') enlarge(at + 1)
    if (key === 'ArrowLeft') enlarge(at - 1)
  })
  refilter()
}
