import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { documentsQuery } from '#platform/documents-query.ts'
import { DataDocument } from './DataDocument.tsx'

let leave = () => {}
afterEach(() => leave())

it.each([
  ['it', /\.Ce document est en italien\./],
  ['fr', /^(?!.*Ce document est)/],
] as const)(
  '[GO-07] the notice that the insurer gave in %s says so where the page is in another',
  async (language, said) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    client.setQueryData(documentsQuery().queryKey, [
      { type: 'rgpd', language, href: '/api/pdf/rgpd', animal_id: null, issued_on: '2026-11-28' },
    ])
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    root.render(
      <QueryClientProvider client={client}>
        <DataDocument />
      </QueryClientProvider>,
    )
    leave = () => {
      root.unmount()
      place.remove()
    }
    const section = page.getByRole('region', { name: 'Le détail, par contrat' })
    await expect.element(section).toMatchTextContent(said)
  },
)
