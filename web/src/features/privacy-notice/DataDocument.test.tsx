import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queries } from '#platform/calls/query-client.ts'
import { documentsQuery } from '#platform/documents-query.ts'
import { setLanguage } from '#platform/language/i18n.ts'
import { DataDocument } from './DataDocument.tsx'

let leave = () => {}
afterEach(() => leave())

it.each([
  ['it', /\.Ce document est en italien\./],
  ['fr', /^(?!.*Ce document est)/],
] as const)(
  '[GO-07] the notice that the insurer gave in %s says so where the page is in another',
  async (language, said) => {
    setLanguage('fr')
    queries.setQueryData(documentsQuery().queryKey, [
      { type: 'rgpd', language, href: '/api/pdf/rgpd', animal_id: null, issued_on: '2026-11-28' },
    ])
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    root.render(<DataDocument />)
    leave = () => {
      root.unmount()
      place.remove()
    }
    const section = page.getByRole('region', { name: 'Le détail, par contrat' })
    await expect.element(section).toMatchTextContent(said)
  },
)
