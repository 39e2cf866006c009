import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { grants } from './calls/queries.ts'
import { checkGrant, Gate, isGranted, useCan, useFeature } from './permissions.tsx'

const granted = { permissions: ['refunds:read', 'animals:read'], features: ['sponsorship'] } satisfies Parameters<
  typeof isGranted
>[0]

describe('isGranted', () => {
  it.each([
    [{ permission: 'refunds:read' }, true],
    [{ permission: 'refunds:write' }, false],
    [{ anyOf: ['refunds:write', 'animals:read'] }, true],
    [{ anyOf: ['refunds:write', 'animals:write'] }, false],
    [{ allOf: ['refunds:read', 'animals:read'] }, true],
    [{ allOf: ['refunds:read', 'animals:write'] }, false],
    [{ feature: 'sponsorship' }, true],
    [{ feature: 'notifications' }, false],
    [{ permission: 'refunds:read', feature: 'notifications' }, false],
    [{}, true],
  ] as const)('[GATE-02] %j is %s', (wanted, answer) => {
    expect(isGranted(granted, wanted)).toBe(answer)
  })
})

function Asked() {
  const answers = [useCan('refunds:read'), useCan('refunds:write'), useFeature('sponsorship')]
  return answers.map(String).join(' ')
}

function gate(permission: 'refunds:read' | 'refunds:write') {
  const held = { permission, fallback: '|without', children: '|with' }
  return createElement(Gate, held)
}

const shown = (client: QueryClient) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Asked), gate('refunds:read'), gate('refunds:write')),
  )

describe('what asks for a permission', () => {
  it('[GATE-02] waits for the grants before it shows or hides', () => {
    expect(shown(new QueryClient())).toBe('false false false')
  })

  it('[GATE-02] follows the grants once they are loaded', () => {
    const queries = new QueryClient()
    queries.setQueryData(grants.queryKey, granted)
    expect(shown(queries)).toBe('true false true|with|without')
  })

  it('[GATE-03] keeps a page from those who lack its permission', async () => {
    const queries = new QueryClient()
    queries.setQueryData(grants.queryKey, granted)
    await expect(checkGrant(queries, { permission: 'refunds:write' })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(checkGrant(queries, { permission: 'refunds:read' })).resolves.toBeUndefined()
  })
})
