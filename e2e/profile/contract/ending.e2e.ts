import type { Page } from '@playwright/test'
import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'

/** Paths of the calls that the page makes, except reads. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/contract')) sent.push(pathname)
  })
  return sent
}

const instant = /\d+(?:er|º)? \p{L}+\.? \d{4}, (?:\d+\sh(?:\s\d\d)?|\d+\.\d\d)/u
const reference = /DZ-\d{4}-[0-9A-Z]{8}/

test('[LAW-01] termination has three steps and a way back at each; nothing leaves before the last press', async ({
  page,
  origin,
  member,
}) => {
  const sent = sentBy(page)
  const main = page.getByRole('main')
  await page.goto('/profile/contract')
  await main
    .getByRole('region', { name: 'Mettre fin à mon contrat' })
    .getByRole('link', { name: 'Résilier mon contrat' })
    .click()
  await expect(page).toHaveURL('/profile/contract/termination')
  await expect(main).toContainText('Étape 1 sur 3')
  const [day = ''] = /\d+(er)? \p{L}+ \d{4}/u.exec(await main.getByText(/votre contrat prend fin le/).innerText()) ?? []
  expect(day).not.toBe('')
  await expect(main).toContainText('Biscotte')

  const steps = [
    ['recap', 'Étape 2 sur 3', 'Vérifiez votre demande'],
    ['confirm', 'Étape 3 sur 3', 'Confirmez votre demande'],
  ] as const
  for (const [step, where, title] of steps) {
    await main.getByRole('link', { name: 'Continuer' }).click()
    await expect(page).toHaveURL(`/profile/contract/termination?step=${step}`)
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(main).toContainText(where)
    await expect(main).toContainText(day)
  }
  await main.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL(/step=recap$/)
  await main.getByRole('link', { name: 'Retour' }).click()
  await expect(main).toContainText('Étape 1 sur 3')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/step=confirm$/)
  expect(sent).toEqual([])

  await main.getByRole('button', { name: 'Confirmer ma demande de résiliation' }).dblclick()
  await expect(
    main.getByRole('heading', { level: 1, name: 'Votre demande de résiliation est enregistrée' }),
  ).toBeVisible()
  expect(sent).toEqual(['/api/contract/terminations'])
  const [number = ''] = reference.exec(await main.innerText()) ?? []
  expect(number).not.toBe('')
  const [said = ''] = instant.exec(await main.innerText()) ?? []
  expect(said).not.toBe('')
  await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d/)
  await expect(main).toContainText(day)

  const mail = await mailTo(origin, member.email, /^Nous avons bien reçu votre demande de résiliation/)
  expect(mail.text).toContain(number)
  // The page and the letter write a time the same way.
  const hour = said.slice(said.indexOf(', ') + 2)
  expect(mail.text).toMatch(new RegExp(`\\d{4} à ${hour.replaceAll(/\s/g, '\\s')}`))

  await main.getByRole('link', { name: 'Revenir à mon contrat' }).click()
  const ending = main.getByRole('region', { name: 'Mettre fin à mon contrat' })
  for (const fact of ['Vous avez demandé la résiliation de votre contrat.', number, said, day])
    await expect(ending).toContainText(fact)
  await expect(ending.getByRole('link', { name: 'Résilier mon contrat' })).toHaveCount(0)
  await page.reload()
  await expect(ending).toContainText(number)
  // Its address makes no second call.
  await page.goto('/profile/contract/termination?step=confirm')
  await expect(main).toContainText(number)
  await expect(main.getByRole('button', { name: /^Confirmer/ })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test.describe('within the first 14 days', () => {
  test.use({ wanted: { locale: 'it', country: 'IT', new_contract: true }, locale: 'it-IT' })

  test('[LAW-01] the withdrawal is offered with its last day, sends nothing before the last press, and is acknowledged', async ({
    page,
    origin,
    member,
  }) => {
    const sent = sentBy(page)
    const main = page.getByRole('main')
    await page.goto('/profile/contract')
    await expect(main.getByText(/^Può ripensarci fino (?:al |all’)\d+º? \p{L}+ \d{4}/u).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Disdire il contratto' })).toBeVisible()
    await main.getByRole('link', { name: 'Recedere dal contratto' }).first().click()
    await expect(main.getByRole('heading', { level: 1, name: 'Recedere dal contratto' })).toBeVisible()
    await expect(main).toContainText('Passaggio 1 di 2')
    await expect(main.getByRole('heading', { name: 'Che cosa Le viene restituito' })).toBeVisible()
    await main.getByRole('link', { name: 'Continua' }).click()
    await expect(main).toContainText('Passaggio 2 di 2')
    await main.getByRole('link', { name: 'Indietro' }).click()
    await expect(main).toContainText('Passaggio 1 di 2')
    await main.getByRole('link', { name: 'Continua' }).click()
    expect(sent).toEqual([])
    await main.getByRole('button', { name: 'Conferma il recesso' }).dblclick()
    await expect(main.getByRole('heading', { level: 1, name: 'Il Suo recesso è registrato' })).toBeVisible()
    expect(sent).toEqual(['/api/contract/withdrawals'])

    const text = await main.innerText()
    const [number = ''] = /RZ-\d{4}-[0-9A-Z]{8}/.exec(text) ?? []
    const [said = ''] = instant.exec(text) ?? []
    expect([number, said]).not.toContain('')
    const mail = await mailTo(origin, member.email, /^Abbiamo ricevuto il Suo ripensamento/)
    expect(mail.text).toContain(number)
    expect(mail.text).toMatch(new RegExp(`all(?:e |’)${said.slice(said.indexOf(', ') + 2).replace('.', '\\.')}`))

    await main.getByRole('link', { name: 'Torna alla mia polizza' }).click()
    const ending = main.getByRole('region', { name: 'Terminare il contratto' })
    for (const fact of ['Ha chiesto di recedere dal contratto.', number, said]) await expect(ending).toContainText(fact)
    await expect(main.getByRole('link', { name: /Recedere dal contratto|Disdire il contratto/ })).toHaveCount(0)
  })
})
