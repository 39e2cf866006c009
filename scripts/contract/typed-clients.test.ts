import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoClient } from '../../server/src/modules/integration/clients/demo-client.ts'
import { ownPortal, type TestPortal } from '../../server/src/testing/start-portal.ts'
import { documents } from './released.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache')
// Every answer is an object of the document's type: what it lacks, or has besides, does not compile.
const clients = {
  portal: `
import createClient from 'openapi-fetch'
import type { paths } from './portal.d.ts'

const [baseUrl = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl })
const { data: tokens } = await api.POST('/auth/token', {
  body: { username: '412703584', password: 'Coussinet#2026' },
})
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', \`Bearer \${tokens?.access_token}\`)
  },
})
const { data: me } = await api.GET('/me')
const { data: animals } = await api.GET('/animals')
const { data: refunds } = await api.GET('/refund-requests', { params: { query: { limit: 2 } } })
const first = refunds?.data[0]
const { data: request } = await api.GET('/refund-requests/{id}', { params: { path: { id: first?.id ?? '' } } })
// @ts-expect-error: no such field
const none: string = request?.nothing
const firstname: string | undefined = me?.firstname
const names: string[] | undefined = animals?.data.map(({ name }) => name)
console.log(JSON.stringify({ firstname, names, same: first?.id === request?.id, none: none === undefined }))
`,
  integration: `
import createClient from 'openapi-fetch'
import type { paths } from './integration.d.ts'

const [baseUrl = '', id, secret] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl })
const { data: token } = await api.POST('/oauth/token', {
  body: { grant_type: 'client_credentials' },
  headers: {
    authorization: \`Basic \${Buffer.from(\`\${id}:\${secret}\`).toString('base64')}\`,
    'content-type': 'application/x-www-form-urlencoded',
  },
})
api.use({
  onRequest({ request }) {
    request.headers.set('authorization', \`Bearer \${token?.access_token}\`)
  },
})
const { data: filed } = await api.GET('/refund-requests', { params: { query: { limit: 1 } } })
const { data: request } = await api.GET('/refund-requests/{id}', { params: { path: { id: filed?.data[0]?.id ?? '' } } })
const { error } = await api.GET('/refund-requests/{id}', {
  params: { path: { id: '00000000-0000-4000-8000-000000000000' } },
})
// @ts-expect-error: an id is a string
await api.GET('/refund-requests/{id}', { params: { path: { id: undefined } } })
const status: string | undefined = request?.status
console.log(JSON.stringify({ status: typeof status, code: error?.code }))
`,
} as const

let portal: TestPortal
let folder = ''
beforeAll(async () => {
  await mkdir(cache, { recursive: true })
  folder = await mkdtemp(join(cache, 'typed-clients-'))
  portal = await ownPortal({ demo: true })
  const compilerOptions = { strict: true, target: 'esnext', module: 'nodenext', types: ['node'] }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
}, 60_000)
afterAll(async () => {
  await portal?.close()
  await rm(folder, { recursive: true, force: true })
})

it('[TRY-03] a typed client that is generated from each document compiles, and reads what is served', async () => {
  for (const name of ['portal', 'integration'] as const) {
    const { body } = await portal.app.inject({ url: documents[name] })
    await writeFile(join(folder, `${name}.d.ts`), astToString(await openapiTS(body)))
    await writeFile(join(folder, `${name}-client.ts`), clients[name])
  }
  await run('tsc', ['-p', folder], { cwd: root })

  const url = await portal.listen()
  const said = async (...words: string[]): Promise<unknown> => {
    const { stdout } = await run(process.execPath, words, { cwd: folder })
    return JSON.parse(stdout)
  }
  expect(await said('portal-client.js', `${url}/api`)).toEqual({
    firstname: 'Hélène',
    names: expect.arrayContaining([expect.any(String)]),
    same: true,
    none: true,
  })
  const { client_id, secret } = demoClient
  expect(await said('integration-client.js', `${url}/integration/v1`, client_id, secret)).toEqual({
    status: 'string',
    code: 'not_found',
  })
}, 90_000)
