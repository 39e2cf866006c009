import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#ui/toast-store.ts'
import { showPage } from '../testing/show-page.tsx'
import { speaksTo } from '../testing/wire.ts'

it('a message that is told before the page stands shows with it, though the page never rests', async () => {
  vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0)
  speaksTo('helene')
  const { shown } = showPage('/animals')
  toast({ text: 'Ce lien n’a pas servi.', tone: 'danger' })
  await shown
  await expect.element(page.getByText('Ce lien n’a pas servi.')).toBeVisible()
})
