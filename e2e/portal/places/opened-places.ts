import type { Page } from '@playwright/test'
import type { Animal } from '../ask.ts'
import { openPanel, findPanel } from '../profile/panels.ts'
import { settled } from '../settled.ts'
import type { Place } from './place.ts'

/** An animal’s page down to its costs, which come when they are near, with every table open. */
export const createCostsPlace = ({ id, name }: Animal): Place => ({
  name: `animal ${name}, costs`,
  address: `/animals/${id}`,
  isGuest: false,
  show: async (page) => {
    const costs = page.locator('section[aria-labelledby=animal-costs]')
    if ((await costs.count()) === 0) return
    await costs.scrollIntoViewIfNeeded()
    await settled(page)
    for (const table of await costs.locator('summary').all()) await table.click()
  },
})

export const createCorrectionPlace = ({ id, name }: Animal): Place => ({
  name: `animal ${name}, mended`,
  address: `/animals/${id}`,
  isGuest: false,
  show: async (page) => {
    await page.getByRole('button', { name: /^(Corriger|Correggi)/ }).click()
    await page.getByRole('dialog').waitFor()
  },
})

const panels = ['address', 'email', 'phones', 'password'] as const

export const openedPanels: Place[] = [
  ...panels.map((panel) => ({
    name: `profile, ${panel} opened`,
    address: '/profile',
    isGuest: false,
    show: async (page: Page) => {
      await openPanel(page, panel)
    },
  })),
  {
    name: 'profile, a password refused',
    address: '/profile',
    isGuest: false,
    show: async (page) => {
      const panel = await openPanel(page, 'password')
      await panel.locator('input[name=password]').fill('aB3')
      await panel.locator('button[type=submit]').click()
      await panel.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'profile, a question before leaving',
    address: '/profile',
    isGuest: false,
    show: async (page) => {
      const panel = await openPanel(page, 'address')
      await panel.locator('input').first().fill('')
      await findPanel(page, 'email').getByRole('button').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'profile, the member’s data without a password',
    address: '/profile',
    isGuest: false,
    show: async (page) => {
      await page.getByRole('button', { name: /^(Télécharger mes données|Scarica i miei dati)$/ }).click()
      await page.getByRole('dialog').locator('button[type=submit]').click()
      await page.getByRole('dialog').locator('[aria-invalid=true]').waitFor()
    },
  },
]
