import type { BrowserContext, Page } from '@playwright/test'
import { expect, makeMember, test } from '../portal/own-member.ts'
import { fetchTokens } from '../portal/sign-in.ts'
import { countKept, filed, install, writeRequest } from './on-device.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Loses the answer to each of the calls that send a request, once: the server has done its work, and the page hears of nothing. */
async function loseEachAnswerOnce(context: BrowserContext): Promise<Set<string>> {
  const lost = new Set<string>()
  await context.route(/\/api\/refund-requests(?:\/.*)?$/, async (route) => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, '…')}`
    if (request.method() === 'GET' || lost.has(name)) return route.fallback()
    lost.add(name)
    await route.fetch()
    return route.abort()
  })
  return lost
}

test('[OFF-01] [OFF-02] a request written without a network is sent once, complete, whatever is lost or closed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await install(page)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByText(/^Vous êtes hors connexion/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await writeRequest(page, 'SANS-RESEAU-1')
  await page.close()

  const lost = await loseEachAnswerOnce(context)
  for (const [turn, wait] of [200, 6500, 900, 7000, 300, 8000].entries()) {
    const opened = await context.newPage()
    await context.setOffline(turn % 3 === 2)
    await opened.goto('/refunds').catch(() => undefined)
    await opened.waitForTimeout(wait)
    await opened.close()
  }
  await context.setOffline(false)
  // Two tabs begin to send at once.
  const [last, other] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([last.goto('/refunds'), other.goto('/refunds')])
  await expect.poll(() => filed(last, 'SANS-RESEAU-1'), { timeout: 60_000 }).toEqual([['pending', 2]])
  await expect.poll(() => countKept(last).then(([requests, files]) => [requests, files])).toEqual([0, 0])
  expect([...lost].toSorted()).toEqual([
    'POST /api/refund-requests',
    'POST /api/refund-requests/…/files',
    'POST /api/refund-requests/…/submit',
    'PUT /api/refund-requests/…',
  ])
  // Filed or left as a draft: there is no second one.
  expect(await filed(last, 'SANS-RESEAU-1')).toHaveLength(1)
})

test('[OFF-02] [SEC-18] [SAME-01] signing out asks about what was not sent, and leaves nothing of it', async ({
  page,
  context,
  origin,
}) => {
  test.setTimeout(120_000)
  await install(page)
  await context.setOffline(true)
  await writeRequest(page, 'PARTI-1')
  const leave = async () => {
    await page.locator('dialog[open]').getByRole('button').last().click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await leave()
  const question = page.getByRole('alertdialog', { name: 'Une demande n’est pas encore envoyée' })
  await question.getByRole('button', { name: 'Rester connecté' }).click()
  await expect(question).toBeHidden()
  expect((await countKept(page))[0]).toBe(1)
  await leave()
  await question.getByRole('button', { name: 'Effacer et me déconnecter' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => countKept(page)).toEqual([0, 0, 0, 0])

  const other = await makeMember(origin)
  await context.setOffline(false)
  const tokens = await fetchTokens(origin, other.nevg, other.password)
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('auth_token', access_token)
    localStorage.setItem('auth_refresh_token', refresh_token)
  }, tokens)
  await page.goto('/refunds')
  await page.waitForTimeout(7000)
  expect(await filed(page, 'PARTI-1')).toEqual([])
})

test('[SAME-01] what a member’s lost session left waiting is neither shown nor sent to another one, and goes when they are back', async ({
  page,
  context,
  origin,
  member,
}) => {
  test.setTimeout(120_000)
  await install(page)
  await context.setOffline(true)
  await writeRequest(page, 'ATTEND-1')
  await context.setOffline(false)
  const enter = async ({ nevg, password }: { nevg: string; password: string }) => {
    const tokens = await fetchTokens(origin, nevg, password)
    await page.evaluate(({ access_token, refresh_token }) => {
      for (const name of ['auth_session', 'auth_token', 'auth_refresh_token']) localStorage.removeItem(name)
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('auth_refresh_token', refresh_token)
    }, tokens)
    await page.goto('/refunds')
  }
  // Closed before anything is sent: the page that opens next belongs to somebody else.
  await context.route(/\/api\/refund-requests$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await enter(await makeMember(origin))
  await context.unrouteAll()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await page.waitForTimeout(7000)
  await expect(page.getByText('pas encore envoyé')).toBeHidden()
  expect(await filed(page, 'ATTEND-1')).toEqual([])
  await enter(member)
  await expect.poll(() => filed(page, 'ATTEND-1'), { timeout: 40_000 }).toEqual([['pending', 2]])
})

/** Shares pictures as another app does: by a form that the browser sends. */
const share = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const canvas = new OffscreenCanvas(1000, 1400)
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('No canvas')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 1000, 1400)
    pen.fillStyle = '#000'
    pen.font = '40px serif'
    for (let line = 0; line < 20; line += 1) pen.fillText(`Consultation ${line} 45,00`, 60, 80 + line * 60)
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
    const files = new DataTransfer()
    for (let at = 0; at < count; at += 1)
      files.items.add(new File([picture], `partagee-${at}.jpg`, { type: 'image/jpeg' }))
    const form = document.createElement('form')
    const field = document.createElement('input')
    Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
    Object.assign(field, { type: 'file', name: 'files', multiple: true, files: files.files })
    form.append(field)
    document.body.append(form)
    form.submit()
  }, count)

test('[SHARE-01] what another app shares becomes a draft, a pile, or waits on the device', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await install(page)
  const main = page.getByRole('main')
  await share(page, 1)
  await expect(main.getByText('partagee-0.jpg', { exact: true })).toBeVisible()
  await expect(main.getByText('Reçue', { exact: true })).toBeVisible({ timeout: 25_000 })
  await expect(page).toHaveURL(/\/refunds\/new\?request=/)
  await page.goto('/refunds')
  await share(page, 2)
  await expect(page).toHaveURL(/\/refunds\/piles\//, { timeout: 25_000 })
  for (const name of ['partagee-0.jpg', 'partagee-1.jpg'])
    await expect(main.getByText(name, { exact: true }).first()).toBeVisible({ timeout: 25_000 })
  // Each is handed over once.
  expect((await countKept(page))[1]).toBe(0)
  await context.setOffline(true)
  await page.goto('/refunds')
  await share(page, 2)
  await expect(main.getByText('1 document, pas encore terminée.')).toHaveCount(2, { timeout: 25_000 })
})
