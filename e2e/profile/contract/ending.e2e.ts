import type { Page } from '@playwright/test'
import { mailTo } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'
import { test as demoTest } from '../../portal/portal-test.ts'

/** The paths of what the page sends, reading aside. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/contract')) sent.push(pathname)
  })
  return sent
}

const instant = /\d+ \p{L}+\.? \d{4}, \d\d:\d\d/u
const reference = /DZ-\d{4}-[0-9A-Z]{8}/

/** Goes on with the Tab key until the focus is on a link or button of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return
  }
  throw new Error(`The Tab key does not reach “${name}”.`)
}

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
  const [hour = '', minute = ''] = said.slice(-5).split(':')
  expect(mail.text).toMatch(new RegExp(`\\d{4} à ${Number(hour)}\\sh\\s${minute}`))

  await main.getByRole('link', { name: 'Revenir à mon contrat' }).click()
  const ending = main.getByRole('region', { name: 'Mettre fin à mon contrat' })
  for (const fact of ['Vous avez demandé la résiliation de votre contrat.', number, said, day])
    await expect(ending).toContainText(fact)
  await expect(ending.getByRole('link', { name: 'Résilier mon contrat' })).toHaveCount(0)
  await page.reload()
  await expect(ending).toContainText(number)
  // Its address asks nothing a second time.
  await page.goto('/profile/contract/termination?step=confirm')
  await expect(main).toContainText(number)
  await expect(main.getByRole('button', { name: /^Confirmer/ })).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('[LAW-01] termination goes by the keyboard alone', async ({ page }) => {
  await page.goto('/profile/contract')
  await page.getByRole('region', { name: 'Mettre fin à mon contrat' }).getByRole('link').waitFor()
  await tabTo(page, 'Résilier mon contrat')
  for (const name of ['Continuer', 'Continuer', 'Confirmer ma demande de résiliation']) {
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText(name, { exact: true }).waitFor()
    await tabTo(page, name)
  }
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre demande de résiliation est enregistrée' }),
  ).toBeFocused()
})

test('[LAW-01] a day that is no longer the one shown sends nothing, and says so', async ({ page }) => {
  await page.goto('/profile/contract/termination?step=confirm')
  const confirm = page.getByRole('button', { name: 'Confirmer ma demande de résiliation' })
  await confirm.waitFor()
  // A page that was opened long ago; the answer is the server's own.
  await page.route('**/api/contract/terminations', (route) => route.continue({ postData: { ends_on: '2025-01-31' } }))
  await confirm.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Rien n’a été envoyé.' })).toContainText(
    'La date a changé depuis l’affichage de cette page',
  )
  await page.unroute('**/api/contract/terminations')
  await confirm.click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre demande de résiliation est enregistrée' }),
  ).toBeVisible()
})

test.describe('in Italian', () => {
  test.use({ wanted: { locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test('[LAW-01] termination is asked for and acknowledged in Italian', async ({ page, origin, member }) => {
    await page.goto('/profile/contract')
    await page.getByRole('link', { name: 'Disdire il contratto' }).click()
    for (let step = 1; step < 3; step += 1) await page.getByRole('main').getByRole('link', { name: 'Continua' }).click()
    await page.getByRole('button', { name: 'Confermare la disdetta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La Sua disdetta è registrata' })).toBeVisible()
    const [number = ''] = reference.exec(await page.getByRole('main').innerText()) ?? []
    const mail = await mailTo(origin, member.email, /^Abbiamo ricevuto la Sua disdetta/)
    expect(mail.text).toContain(number)
  })
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
    await expect(main).toContainText('Passo 1 di 2')
    await expect(main.getByRole('heading', { name: 'Che cosa Le viene restituito' })).toBeVisible()
    await main.getByRole('link', { name: 'Continua' }).click()
    await expect(main).toContainText('Passo 2 di 2')
    await main.getByRole('link', { name: 'Indietro' }).click()
    await expect(main).toContainText('Passo 1 di 2')
    await main.getByRole('link', { name: 'Continua' }).click()
    expect(sent).toEqual([])
    await main.getByRole('button', { name: 'Confermare il recesso' }).dblclick()
    await expect(main.getByRole('heading', { level: 1, name: 'Il Suo recesso è registrato' })).toBeVisible()
    expect(sent).toEqual(['/api/contract/withdrawals'])

    const text = await main.innerText()
    const [number = ''] = /RZ-\d{4}-[0-9A-Z]{8}/.exec(text) ?? []
    const [said = ''] = instant.exec(text) ?? []
    expect([number, said]).not.toContain('')
    const mail = await mailTo(origin, member.email, /^Abbiamo ricevuto il Suo ripensamento/)
    expect(mail.text).toContain(number)
    expect(mail.text).toMatch(new RegExp(`ore 0?${Number(said.slice(-5, -3))}[:.]${said.slice(-2)}`))

    await main.getByRole('link', { name: 'Torna alla mia polizza' }).click()
    const ending = main.getByRole('region', { name: 'Terminare il contratto' })
    for (const fact of ['Ha chiesto di recedere dal contratto.', number, said]) await expect(ending).toContainText(fact)
    await expect(main.getByRole('link', { name: /Recedere dal contratto|Disdire il contratto/ })).toHaveCount(0)
  })
})

demoTest.describe('after the first 14 days', () => {
  demoTest.use({ account: 'helene' })

  demoTest('[LAW-01] the withdrawal is not offered any more, nor at its address', async ({ page }) => {
    await page.goto('/profile/contract')
    await expect(page.getByRole('link', { name: 'Résilier mon contrat' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Renoncer à mon contrat' })).toHaveCount(0)
    await page.goto('/profile/contract/withdrawal?step=confirm')
    await expect(page.getByRole('heading', { level: 1, name: 'Le délai pour renoncer est passé' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Confirmer/ })).toHaveCount(0)
  })
})
