import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openCircuit } from '../limits/circuit.ts'
import { providerFetch } from './provider-fetch.ts'

it('[OIDC-01] takes an answer of an odd status for an outage, and lives on', async () => {
  const server = createServer((_request, response) => response.writeHead(799).end('{}'))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const circuit = openCircuit({ at_once: 1, timeout: 2000, failures: 5, rest: 1000, tell: () => {} })
  const call = providerFetch({ circuit, ca: null })
  const began = performance.now()
  await expect(
    call(`http://127.0.0.1:${port}/`, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' }),
  ).rejects.toMatchObject({ code: 'unavailable', more: { errors: { provider: ['provider_down'] } } })
  expect(performance.now() - began).toBeLessThan(1500)
  server.close()
})
