import { brandName } from '@coussinet/contract/brand/values.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { expect, it } from 'vitest'
import { apiProblem } from '../calls/api-problem.ts'
import { getPageTitle } from './page-title.ts'

const animals = { staticData: { crumb: pageNames.animals } }

it('[NAV-01] the title is that of the innermost match that has one', () => {
  expect(getPageTitle([animals], 'it')).toBe(`I miei animali · ${brandName}`)
  expect(getPageTitle([animals, { staticData: {}, loaderData: { crumb: 'Oslo' } }], 'fr')).toBe(`Oslo · ${brandName}`)
  expect(getPageTitle([{ staticData: {} }], 'fr')).toBe(brandName)
})

it('[I18N-04] what a loader tells in both languages is said in that of the page', () => {
  const told = { staticData: {}, loaderData: { crumb: { fr: 'Radiographie', it: 'Radiografia' } } }
  expect([getPageTitle([animals, told], 'fr'), getPageTitle([animals, told], 'it')]).toEqual([
    `Radiographie · ${brandName}`,
    `Radiografia · ${brandName}`,
  ])
})

it('[NAV-01][NAV-08] of what is not there, or another member’s, the title says that it is not found', () => {
  const unknown = { staticData: {}, error: apiProblem('not_found', { status: 404 }) }
  expect([getPageTitle([animals, unknown], 'fr'), getPageTitle([animals, unknown], 'it')]).toEqual([
    `Page introuvable · ${brandName}`,
    `Pagina non trovata · ${brandName}`,
  ])
  expect(getPageTitle([animals, { staticData: {}, error: apiProblem('server_error', { status: 500 }) }], 'fr')).toBe(
    `Mes animaux · ${brandName}`,
  )
})
