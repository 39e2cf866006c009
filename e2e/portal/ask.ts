import type { Page } from '@playwright/test'

export type Animal = { id: string; name: string }
export type Request = {
  id: string
  status: 'draft' | 'pending' | 'processing' | 'action-required' | 'action-done' | 'accepted' | 'rejected'
  tracking_reference: string | null
  invoice_number: string | null
  vet_name: string | null
  animals: Animal[]
  files: { id: string; name: string; type: string }[]
  timeline: { step: string; at: string | null }[]
}

/** Asks the API as the member of the page; the page must be open on the portal. */
export function ask<Answer>(
  page: Page,
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
): Promise<Answer> {
  return page.evaluate(
    async ({ path, method, body }) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(`/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('auth_token')}`,
          'x-xsrf-token': decodeURIComponent(xsrf),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.status === 204 ? null : response.json()
    },
    { path, method, body },
  )
}

export const fetchAnimals = async (page: Page): Promise<Animal[]> =>
  (await ask<{ data: Animal[] }>(page, '/animals')).data

export const fetchRequests = async (page: Page): Promise<Request[]> =>
  (await ask<{ data: Request[] }>(page, '/refund-requests')).data
