import type { Page } from '@playwright/test'

/** `show` brings the page to one of its states; without it the page is as it opens. */
export type Place = { name: string; address: string; isGuest: boolean; show?: (page: Page) => Promise<void> }
