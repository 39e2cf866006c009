import { type Animal, getAnimal, listAnimals } from '@coussinet/contract/animals.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { answers, speaksTo } from '../../testing/wire.ts'

const { data: animals } = answerTo('helene', listAnimals, '/animals')
const mirza = animals.find(({ name }) => name === 'Mirza')
const limits = page.getByRole('main').getByRole('region', { name: /^(?:Ses limites|I suoi limiti|Limieten)$/ })

type Deductible = NonNullable<Animal['limits']>['deductible']
type Open = Deductible['events'][number]
const illness: Open = {
  cause: 'illness',
  first_day: '2026-10-30',
  last_day: '2026-12-14',
  days_left: 24,
  used_cents: 2500,
}

function withEvents(...events: Open[]): Animal {
  if (!mirza?.limits) throw new Error('Mirza has no limits.')
  const [last] = events
  const event = last
    ? { first_day: last.first_day, last_day: last.last_day, days_left: last.days_left, used_cents: last.used_cents }
    : null
  return { ...mirza, limits: { ...mirza.limits, deductible: { ...mirza.limits.deductible, event, events } } }
}

async function open(animal: Animal | undefined): Promise<void> {
  if (!animal) throw new Error('No Mirza is recorded.')
  answers(listAnimals, { data: [animal] })
  answers(getAnimal, animal)
  await showPage(`/animals/${animal.id}`).shown
}

beforeEach(() => speaksTo('helene'))

describe('[EVT-01] the open event on the page of an animal', () => {
  it('says its first day, the days that remain and the deductible that is borne: of the demo’s Mirza', async () => {
    await open(mirza)
    const line = limits.getByRole('listitem').filter({ hasText: 'Événement en cours' })
    await expect
      .element(line)
      .toMatchTextContent(
        /Événement en cours\s: maladie\s*Ouvert le 30 octobre 2026, encore 24 jours, jusqu’au 14 décembre 2026\. 25\s€ de franchise retenus\s: plus rien ne sera déduit pour cet événement\./,
      )
  })

  it('says how much is borne while some is left, and that its last day is today', async () => {
    await open(withEvents({ ...illness, days_left: 0, used_cents: 1000 }))
    await expect
      .element(limits)
      .toMatchTextContent(/son dernier jour est aujourd’hui\. 10\s€ de franchise déjà retenus sur 25\s€\./)
    await open(withEvents({ ...illness, days_left: 1 }))
    await expect.element(limits).toMatchTextContent(/encore un jour, jusqu’au/)
  })

  it('is one a cause where an accident and an illness are open', async () => {
    await open(withEvents({ ...illness, cause: 'accident', first_day: '2026-11-12', used_cents: 2000 }, illness))
    const lines = limits.getByRole('listitem').filter({ hasText: 'Événement en cours' })
    await expect.poll(() => lines.elements()).toHaveLength(2)
    await expect.element(lines.nth(0)).toMatchTextContent(/accident\s*Ouvert le 12 novembre/)
    await expect.element(lines.nth(1)).toMatchTextContent(/maladie\s*Ouvert le 30 octobre/)
  })

  it('is not told where none is open', async () => {
    await open(withEvents())
    await expect.element(limits.getByText('Délais de carence')).toBeVisible()
    await expect.element(limits).not.toMatchTextContent(/Événement/)
  })

  it('is told in Italian', async () => {
    answers(getMe, { ...answerTo('helene', getMe, '/me'), locale: 'it' })
    await open(mirza)
    await expect
      .element(limits)
      .toMatchTextContent(
        /Evento in corso: malattia\s*Aperto il 30 ottobre 2026, ancora 24 giorni, fino al 14 dicembre 2026\./,
      )
  })
})
