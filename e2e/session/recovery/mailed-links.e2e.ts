import { recoveryLink, readToken } from '../../portal/mailbox.ts'
import { expect, test } from '../../portal/own-member.ts'

test.use({ beginsSignedIn: false })

const pages = ['/password-reset', '/transfer', '/continue', '/email-confirmation', '/not-me']

test('[SEC-11] a page with a token takes it off its address at once, keeps it, and tells nobody of it', async ({
  page,
  origin,
  member,
}) => {
  const link = await recoveryLink(origin, member)
  expect(new URL(link).origin).toBe(origin)
  const token = readToken(link)
  expect(token.length).toBeGreaterThan(20)

  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(token) || (request.headers()['referer'] ?? '').includes(token))
      addresses.push(request.url())
  })
  await page.goto('/login')
  await page.goto(link)
  await expect(page).toHaveURL('/password-reset')
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()
  expect(
    await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
    ),
  ).not.toContain(token)
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goForward()
  await expect(page).toHaveURL('/password-reset')
  expect(addresses).toEqual([])

  // Another link opened on the same page works as well.
  await page.goto(`/password-reset#token=${token}x`)
  await expect(page).toHaveURL('/password-reset')
  await page.evaluate((address) => location.assign(address), `/password-reset#token=${token}`)
  await expect(page).toHaveURL('/password-reset')
  await expect(page.getByRole('heading', { level: 1, name: 'Choisir un nouveau mot de passe' })).toBeVisible()

  for (const path of pages) {
    const response = await page.request.get(`${path}?token=${token}`)
    expect(response.headers()['referrer-policy'], path).toBe('no-referrer')
  }
})
