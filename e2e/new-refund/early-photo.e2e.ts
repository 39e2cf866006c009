import { expect, test } from '../portal/own-member.ts'
import { holdCode } from '../portal/server/hold-code.ts'
import { settled } from '../portal/settled.ts'
import { sample } from '../portal/wizard/wizard.ts'

for (const when of ['before the code has come', 'in a picker that the code found open'])
  test(`[REF-15][NAV-06] a photo that is chosen ${when} is sent by the page`, async ({ page }) => {
    const letCome = await holdCode(page)
    await page.goto('/refunds/new', { waitUntil: 'commit' })
    const choosing = page.waitForEvent('filechooser')
    await page.locator('.DropZone_choose').click()
    const chooser = await choosing
    const choose = () => chooser.setFiles(sample('invoice-small.jpg'))
    if (when === 'before the code has come') await choose()
    letCome()
    await settled(page)
    if (when !== 'before the code has come') await choose()
    await expect(page.getByRole('group', { name: /invoice-small/ })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('request')).not.toBeNull()
  })
