import { readFileSync } from 'node:fs'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

type Panel = {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; refId: string }[]
}
type Dashboard = {
  uid: string
  title: string
  panels: Panel[]
  templating: { list: { name: string; query: { query: string } | string }[] }
}

const ops = (path: string) => readFileSync(new URL(`../../../../ops/${path}`, import.meta.url), 'utf8')
const dashboard: Dashboard = JSON.parse(ops('grafana/coussinet.json'))
const alerts = ops('prometheus/alerts.yml')
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Each metric that is exposed, with the labels that it may bear. */
const exposed = new Map<string, Set<string>>()
const portal = ownPortalForTests()
beforeAll(async () => {
  const member = await aMember(portal)
  await portal.call(getMe, { as: member })
  await portal.call(changeMe, { as: member, body: { locale: 'it' } })
  await portal.call(signIn, { body: { username: member.nevg, password: 'Canari#Faux1' } })
  const { body } = await portal.app.inject({ url: '/metrics' })
  for (const line of body.split('\n')) {
    const [, type, kind] = /^# TYPE (\w+) (\w+)/.exec(line) ?? []
    if (type !== undefined)
      for (const suffix of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
        exposed.set(type + suffix, new Set(kind === 'histogram' ? ['le'] : []))
    const [, name = '', labels = ''] = /^(\w+)\{(.*)\} /.exec(line) ?? []
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) exposed.get(name)?.add(label)
  }
})

const metricsIn = (text: string) =>
  [...text.matchAll(/\b((?:coussinet|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', matchers = '']) => ({
    name,
    labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
  }))

// Labels that Prometheus adds, and what only a database with a pool or a caller who leaves tells.
const added = new Set(['instance', 'job'])
const rare = new Set([
  'coussinet_database_connections',
  'coussinet_limited_requests_total',
  'coussinet_aborted_requests_total',
])

it('[OBS-04] the dashboard and the alerts ask for metrics and labels that the portal exposes', () => {
  const asked = [
    ...expressions,
    ...dashboard.templating.list.map(({ query }) => (typeof query === 'string' ? '' : query.query)),
    alerts,
  ].flatMap(metricsIn)
  expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(25)
  const unknown = asked.filter(({ name, labels }) => {
    const known = exposed.get(name)
    return !known || (!rare.has(name) && labels.some((label) => !added.has(label) && !known.has(label)))
  })
  expect(unknown).toEqual([])
})

it('[OBS-04] the dashboard has one uid, one number for each panel, and no panel over another', () => {
  expect(dashboard.uid).toMatch(/^[\w-]{1,40}$/)
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
})

it('[OBS-04] an alert has a name of its own, and says in a sentence what is wrong', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect([...alerts.matchAll(/^ {10}summary: '.{20,}'$/gm)]).toHaveLength(names.length)
  expect([...alerts.matchAll(/severity: (?:page|ticket) /g)]).toHaveLength(names.length)
})

it('[OBS-04] docs/observability.md says what each of the portal’s metrics means', () => {
  const document = readFileSync(new URL('../../../../docs/observability.md', import.meta.url), 'utf8')
  const own = [...exposed.keys()]
    .filter((name) => name.startsWith('coussinet_'))
    .map((name) => name.replace(/(_seconds)_(?:bucket|sum|count)$/, '$1'))
  expect([...new Set(own)].filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})
