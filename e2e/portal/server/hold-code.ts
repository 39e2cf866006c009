import type { Page } from '@playwright/test'

/** Holds back the page's code, as a slow line does, until the answered function lets it come. */
export async function holdCode(page: Page): Promise<() => void> {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return () => open()
}
