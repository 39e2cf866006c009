import { endAnimalCover, listAnimals } from '@coussinet/contract/animals.ts'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { reloadPage, settled, showPage } from '../../../testing/show-page.tsx'
import { answers, problem, serves, speaksTo } from '../../../testing/wire.ts'

const main = page.getByRole('main')

describe('an animal that died', () => {
  it('[LIFE-01] has a page that remembers it: no price, gauge, estimate or reminder, its papers and refunds', async () => {
    speaksTo('mourning')
    const { data } = answerTo('mourning', listAnimals, '/animals')
    const plume = data.find(({ name }) => name === 'Plume')
    await showPage(`/animals/${plume?.id}`).shown
    await settled()
    await expect
      .element(main.getByText(/^Plume était assurée chez nous du 20 novembre 2025 au 8 novembre 2026\.$/))
      .toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Envoyer une facture' })).toBeVisible()
    await expect.element(main.getByText('11 ans, dont 11 mois chez nous.')).toBeVisible()
    for (const gone of [
      'encore disponibles',
      'Prix mensuel',
      'Délais de carence',
      'Plume n’est plus avec vous ?',
      'Corriger',
    ])
      expect(main.getByText(gone).elements()).toEqual([])
    // The costs stay, behind one line.
    const refunds = main.getByRole('heading', { name: 'Ses remboursements' })
    expect(refunds.elements()).toEqual([])
    await main.getByText('Ses comptes').click()
    await expect.element(refunds).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Carte d’identité' })).toBeVisible()
    expect(main.getByRole('link', { name: 'Estimer un remboursement' }).elements()).toEqual([])
    expect(main.getByRole('link', { name: 'Envoyer une facture' }).elements()).toHaveLength(1)
  })

  it('[LIFE-01] that was covered for less than a month is remembered without a count of none', async () => {
    speaksTo('mourning')
    const { data } = answerTo('mourning', listAnimals, '/animals')
    const plume = data.map((one) => (one.name === 'Plume' ? { ...one, cover_start: '2026-10-20' } : one))
    answers(listAnimals, { data: plume })
    const { router, shown } = showPage(`/animals/${plume.find(({ name }) => name === 'Plume')?.id}`)
    await shown
    await expect.element(main.getByText('11 ans, dont moins d’un mois chez nous.')).toBeVisible()
    const born = plume.map((one) => (one.name === 'Plume' ? { ...one, birth_date: '2026-10-20' } : one))
    answers(listAnimals, { data: born })
    await reloadPage(router).shown
    await expect.element(main.getByText('Moins d’un mois chez nous.', { exact: true })).toBeVisible()
    answers(listAnimals, { data: plume.map((one) => ({ ...one, end_reason: one.end_reason && ('sold' as const) })) })
    await reloadPage(router).shown
    await expect.element(main.getByText('Moins d’un mois chez nous.')).toBeVisible()
  })

  it('[LIFE-01] is not on the home page, stands below the others among the animals, and is not estimated', async () => {
    speaksTo('mourning')
    const { router, shown } = showPage('/')
    await shown
    await settled()
    await expect.element(main.getByRole('link', { name: /Biscotte/ }).first()).toBeVisible()
    expect(main.getByText('Plume').elements()).toEqual([])
    await router.navigate({ to: '/animals' })
    await expect.element(main.getByRole('heading', { name: 'Ils étaient avec vous' })).toBeVisible()
    await expect.element(main.getByText('Assurée chez nous du 20 novembre 2025 au 8 novembre 2026')).toBeVisible()
    await router.navigate({ to: '/refunds/estimate' })
    await expect.element(main.getByRole('radio', { name: /Biscotte/ })).toBeVisible()
    expect(main.getByRole('radio', { name: /Plume/ }).elements()).toEqual([])
  })

  it('[LIFE-01] costs nothing any more on the contract, which says until when it was covered', async () => {
    speaksTo('mourning')
    await showPage('/profile/contract').shown
    await settled()
    await expect.element(main.getByText(/Plume\s: garanties jusqu’au 8 novembre 2026\./)).toBeVisible()
    expect(main.getByRole('article', { name: 'Plume' }).elements()).toEqual([])
  })
})

describe('telling it', () => {
  it('[LIFE-01] is gentle: what happened, when, what follows, and one press', async () => {
    speaksTo('mourning')
    const { data } = answerTo('mourning', listAnimals, '/animals')
    const biscotte = data.find(({ name }) => name === 'Biscotte')
    const told: unknown[] = []
    serves(endAnimalCover, (body) => {
      told.push(body)
      if (!biscotte) return problem('not_found')
      const ended = { ...biscotte, cover_end: body.on, end_reason: body.reason, limits: null }
      answers(listAnimals, { data: data.map((animal) => (animal.id === ended.id ? ended : animal)) })
      return ended
    })
    const { router, shown } = showPage(`/animals/${biscotte?.id}`)
    await shown
    await main.getByRole('link', { name: 'Biscotte n’est plus avec vous ?' }).click()
    await expect.poll(() => router.state.location.pathname).toBe(`/animals/${biscotte?.id}/ending`)
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    expect(told).toEqual([])
    await expect.element(main.getByText('Choisissez ce qui est arrivé.')).toBeVisible()
    await main.getByRole('radio', { name: /Biscotte est morte/ }).click()
    const day = main.getByLabelText('Le jour de sa mort')
    await expect.element(day).not.toHaveAttribute('aria-invalid', 'true')
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.element(main.getByText('Indiquez le jour de sa mort, même approximatif.')).toBeVisible()
    // An impossible day shows its error before it is sent.
    for (const [amiss, sentence] of [
      ['2999-01-01', 'Cette date est dans le futur.'],
      ['2001-01-01', 'Cette date précède le début de ses garanties.'],
    ] as const) {
      await day.fill(amiss)
      await expect.element(main.getByText(sentence)).toBeVisible()
      expect(main.getByText('Ce qui se passera').elements()).toEqual([])
    }
    await day.fill('2026-11-18')
    await expect.element(main.getByText('Le 18 novembre 2026 sera le dernier jour de ses garanties.')).toBeVisible()
    // Plume has left: the contract ends with Biscotte, which the page says before the press. On a small phone the text comes first: the
    // button is below it, never over it.
    const follows = main.getByRole('region', { name: 'Ce qui se passera' }).element().getBoundingClientRect()
    const press = main.getByRole('button', { name: 'Enregistrer' }).element().getBoundingClientRect()
    expect(press.top).toBeGreaterThanOrEqual(follows.bottom)
    await expect.element(main.getByText(/^C’est votre dernier animal assuré/)).toBeVisible()
    await main.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.element(main.getByRole('heading', { name: 'C’est noté' })).toHaveFocus()
    expect(told).toEqual([{ reason: 'deceased', on: '2026-11-18' }])
    await expect.element(main.getByText(/Nous sommes tristes avec vous\. Biscotte garde sa place ici\./)).toBeVisible()
  })

  it('[LIFE-01][I18N-01] of a lost animal says in Italian that its cover goes on for thirty days', async () => {
    speaksTo('giulia')
    const { data } = answerTo('giulia', listAnimals, '/animals')
    const animal = data[0]
    const [name, it_was, lost] =
      animal?.gender === 'male' ? [animal.name, 'visto', 'perso'] : [animal?.name, 'vista', 'persa']
    await showPage(`/animals/${animal?.id}/ending`, { language: 'it' }).shown
    await main.getByRole('radio', { name: new RegExp(`${name} si è ${lost}`) }).click()
    await expect.element(main.getByText(/La copertura continua per 30 giorni/)).toBeVisible()
    await main.getByLabelText(`L’ultimo giorno in cui l’ha ${it_was}`).fill('2026-11-10')
    expect(main.getByText('Che cosa accadrà').elements()).toEqual([])
    await expect.element(main.getByText(/^Finché non sono passati trenta giorni la copertura continua/)).toBeVisible()
  })
})
