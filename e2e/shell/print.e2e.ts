import { expect, test } from '../portal/portal-test.ts'

/** Pages of a PDF, as the browser writes it. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

test.use({ account: 'helene' })

test('a contract is printed as black on white on three sheets, without what is there to be pressed, and with what is folded', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/profile/contract')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Oslo' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Télécharger/ }).first()).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.locator('.member-frame_topbar, .member-frame_foot').first()).toBeHidden()
  expect(
    await page.locator('main .Button_button').evaluateAll((all) => all.filter((one) => one.checkVisibility())),
  ).toEqual([])
  await expect(page.locator('.member-frame_brandline svg').first()).toBeVisible()
  await expect(main.getByText(/Les maladies connues ou visibles/)).toBeVisible()
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  // A cover in force and one in its waiting period differ in shape, on paper too.
  const bean = main.locator('[data-state=covered] > .cover_guaranteeBean').first()
  await expect(bean).toHaveCSS('print-color-adjust', 'exact')
  await expect(bean).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'dark', media: null })
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(3)
})

test('in forced colours what is reached, unread and current is still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/notifications')
  await expect(page.locator('main .dot').first()).toBeVisible()
  const [canvas, dot, current] = await page.evaluate(() => {
    const colourOf = (element: Element | null, part?: string) =>
      element === null ? '' : getComputedStyle(element, part).backgroundColor
    const item = document.querySelector('.member-frame_navLink[aria-current=page]')
    return [
      colourOf(document.body),
      colourOf(document.querySelector('main .dot')),
      item === null ? '' : getComputedStyle(item).outlineStyle,
    ]
  })
  expect(dot).not.toBe(canvas)
  expect(current).toBe('solid')
})
