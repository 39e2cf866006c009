import { type Animal, listAnimals } from '@coussinet/contract/animals.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { answers, lacks, speaksTo } from '../../testing/wire.ts'

const main = page.getByRole('main')
const { data: animals } = answerTo('helene', listAnimals, '/animals')
const region = (name: string) => main.getByRole('region', { name })

function named(name: string): Animal {
  const found = animals.find((animal) => animal.name === name)
  if (found === undefined) throw new Error(`No ${name} is recorded.`)
  return found
}

/** 2026-11-05 → 5 novembre 2026, 1er for the first of a month */
const longDay = (day = '') =>
  new RegExp(`${Number(day.slice(8))}(er)? \\p{L}+ ${day.slice(0, 4)}`, 'u').source.replaceAll(' ', '\\s')
const spaced = (text: string) => text.replaceAll(/\s/g, '\\s')

const open = (name: string) => showPage(`/animals/${named(name).id}`).shown

describe('the animals of a member', () => {
  beforeEach(() => speaksTo('helene'))

  it('[ANI-01] are listed with picture, name, breed, age and formula', async () => {
    await showPage('/animals').shown
    const cards = main.getByRole('link')
    await expect.poll(() => cards.elements()).toHaveLength(3)
    for (const [at, [name, about, formula]] of (
      [
        ['Oslo', /Border Collie, 5\sans/, 'Formule Confort'],
        ['Mirza', /Européen, 9\sans/, 'Formule Intégrale'],
        ['Pistache', /Teckel à poil dur, 4\smois/, 'Formule Chien Plus'],
      ] as const
    ).entries()) {
      for (const told of [name, about, formula]) await expect.element(cards.nth(at)).toMatchTextContent(told)
      expect(cards.nth(at).element().querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(0)
    }
  })

  it('[ANI-01][ANI-03] say on their cards the longest waiting period that still runs, and the number that is missing', async () => {
    await showPage('/animals').shown
    const card = main.getByRole('link', { name: /Pistache/ })
    await expect.element(card).toMatchTextContent(/Chirurgie due à une maladie\s: encore \d+ jours de carence/)
    await expect.element(card).toMatchTextContent(/Numéro d’identification\s: \d+\sjours/)
    await expect.element(main.getByRole('link', { name: /Oslo/ })).not.toMatchTextContent(/carence|identification/)
  })

  it('[ANI-02] show who they are, their formula and their refunds', async () => {
    const { router, shown } = showPage('/animals')
    await shown
    await main.getByRole('link', { name: /Oslo/ }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible()
    for (const fact of [
      /Numéro d’identification\s*250\s26\s98\s12340176/,
      /Sexe\s*Mâle/,
      /Espèce\s*Chien/,
      /Race\s*Border Collie/,
      /Couleur de la robe\s*Noir et blanc/,
      /Date d’adoption\s*\d+ juin 2021/,
    ])
      await expect.element(region('Carte d’identité')).toMatchTextContent(fact)
    for (const fact of [
      /Formule\s*Confort/,
      /Taux de remboursement\s*90\s%/,
      /Franchise\s*60\s€ par an/,
      /Forfait vaccins et prévention\s*80\s€ par an/,
      /Prix mensuel, frais de gestion inclus\s*41,10\s€/,
    ])
      await expect.element(region('Formule')).toMatchTextContent(fact)
    const refunds = region('Ses remboursements')
    await expect.element(refunds.getByRole('link', { name: /^Oslo · Consultation, / }).first()).toBeVisible()
    await expect
      .element(refunds.getByRole('listitem').filter({ hasText: 'Soins du 11 avril 2026' }))
      .toMatchTextContent(/Remboursé\s*1\s080,27\s€/)
    await refunds.getByRole('link', { name: 'Tout voir : remboursements d’Oslo' }).click()
    await expect.poll(() => router.state.location.href).toBe(`/refunds?animal_id=${named('Oslo').id}`)
  })

  it('[PRE-01][ANI-03] say of a ceiling whose rest is reserved what is free and what is kept, and promise its care', async () => {
    const oslo = named('Oslo')
    const ceiling = oslo.limits && { ...oslo.limits.ceiling, reserved_cents: 94_597, remaining_cents: 0 }
    const limits = oslo.limits && ceiling && { ...oslo.limits, ceiling }
    answers(listAnimals, { data: animals.map((animal) => (animal.id === oslo.id ? { ...animal, limits } : animal)) })
    await showPage('/animals').shown
    await expect.element(main.getByRole('link').first()).toMatchTextContent(/0\s€ disponibles, 945,97\s€ réservés/)
    await open('Oslo')
    await expect
      .element(region('Ses limites'))
      .toMatchTextContent(/Le reste du plafond de l’année, 945,97\s€, est réservé par un accord avant soins/)
    await expect.element(region('Ses limites')).not.toMatchTextContent('Le plafond de l’année est atteint')
  })

  it('[FIX-03][ANI-01] say on their cards that what is left of a ceiling waits while the cover is suspended', async () => {
    speaksTo('sophie')
    await showPage('/animals').shown
    await expect.element(main.getByRole('link').first()).toMatchTextContent(/€ disponibles à la reprise des garanties/)
  })

  // domain rules §6.5
  it.each([
    ['Oslo', [/Forfait de 80\s€ entièrement utilisé/, /60\s€ retenus\s: plus rien ne sera déduit/]],
    ['Mirza', [/Forfait de 50\s€ entièrement utilisé/]],
    ['Pistache', [/2\s€ disponibles sur 60\s€/]],
  ] as const)(
    '[ANI-03] the share of the ceiling used is a gauge and a text, with the package and the deductible: %s',
    async (name, others) => {
      await open(name)
      const { amount_cents, used_cents, used_percent } = named(name).limits?.ceiling ?? {}
      const used = spaced(
        `${euros(used_cents ?? Number.NaN, 'fr')} utilisés sur ${euros(amount_cents ?? Number.NaN, 'fr')}, soit ${used_percent} %`,
      )
      const limits = region('Ses limites')
      await expect.element(limits.getByRole('img', { name: new RegExp(`^Plafond annuel\\s: ${used}`) })).toBeVisible()
      await expect.element(limits.getByText(new RegExp(used)).first()).toBeVisible()
      for (const other of others) await expect.element(limits).toMatchTextContent(other)
    },
  )

  it('[ANI-03] each waiting period is ended or has its days left, and the missing number its deadline', async () => {
    const { waiting_periods, identification } = named('Pistache').limits ?? {}
    const [accident, illness, surgery] = waiting_periods ?? []
    expect([accident?.days_left, illness?.days_left, surgery?.days_left]).toEqual([0, 4, 79])
    expect(identification?.days_left).toBe(19)
    await open('Pistache')
    for (const [guarantee, state, period] of [
      [/^Accident/, /Terminé, couvert depuis le/, accident],
      [/^Maladie/, /4\sjours\s*Couvert à partir du/, illness],
      [/^Chirurgie due à une maladie/, /79\sjours\s*Couvert à partir du/, surgery],
    ] as const) {
      const line = region('Ses limites').getByRole('listitem').filter({ hasText: guarantee })
      await expect.element(line).toMatchTextContent(state)
      await expect.element(line).toMatchTextContent(new RegExp(longDay(period?.covered_from), 'u'))
    }
    const number = region('Identifier Pistache')
    await expect.element(number).toMatchTextContent(/19\sjours/)
    await expect
      .element(number)
      .toMatchTextContent(
        new RegExp(
          `Sans numéro avant le ${longDay(identification?.due_on)}, les remboursements pourront être mis en attente`,
          'u',
        ),
      )
    await expect.element(region('Carte d’identité')).toMatchTextContent(/Numéro d’identification\s*À indiquer/)
  })

  it.each([
    [249_999, /2\s499,99\s€ utilisés sur 2\s500\s€, soit 99\s%$/, false],
    [250_000, /2\s500\s€ utilisés sur 2\s500\s€, soit 100\s%$/, true],
  ])('[ANI-03] a ceiling that is nearly or wholly used says so in words: %i', async (used_cents, says, isReached) => {
    const { limits } = named('Oslo')
    if (limits === null) throw new Error('Oslo has limits.')
    const ceiling = {
      ...limits.ceiling,
      amount_cents: 250_000,
      used_cents,
      remaining_cents: 250_000 - used_cents,
      used_percent: Math.floor(used_cents / 2500),
    }
    answers(listAnimals, { data: [{ ...named('Oslo'), limits: { ...limits, ceiling } }] })
    await open('Oslo')
    await expect.element(region('Ses limites').getByRole('img', { name: says })).toBeVisible()
    expect(region('Ses limites').getByText('Le plafond de l’année est atteint').elements()).toHaveLength(
      Number(isReached),
    )
  })
})

it('[PRE-01] its limits lead to an agreement before care, about it, for who may file', async () => {
  speaksTo('helene')
  await open('Oslo')
  const way = region('Ses limites').getByRole('link', { name: 'Demander un accord avant des soins' })
  await expect.element(way).toHaveAttribute('href', `/quotes/new?animal_id=${named('Oslo').id}`)
  lacks(['refunds:write'])
  await open('Oslo')
  await expect.element(region('Ses limites')).toBeVisible()
  expect(way.query()).toBeNull()
})

it('[ANI-03] an animal whose contract is in preparation has no limits yet, and says from when', async () => {
  speaksTo('yanis')
  await showPage('/animals').shown
  await main.getByRole('link', { name: /Nouga/ }).click()
  await expect.element(main).toMatchTextContent('Les limites de Nouga s’afficheront dès le début de ses garanties.')
  expect(main.getByRole('img', { name: /^Plafond annuel/ }).elements()).toEqual([])
})
