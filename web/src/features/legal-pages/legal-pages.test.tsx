import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { speaksTo } from '../../testing/wire.ts'

const section = (name: string) => page.getByRole('region', { name })

it('[GO-09] the legal notice names each company, who answers for it, the host, and leads to licences and security.txt', async () => {
  await showPage('/legal-notice', { as: 'guest' }).shown
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect.element(section('France').getByText('SIREN 000 417 030')).toBeVisible()
  await expect.element(section('Italie').getByText('IVASS', { exact: false })).toBeVisible()
  await expect.element(section('Publication et hébergement').getByText('Hébergeur Exemple SAS')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ouvrir security.txt' }))
    .toHaveAttribute('href', '/.well-known/security.txt')
  await expect
    .element(page.getByRole('link', { name: /Lire leurs licences/ }))
    .toHaveAttribute('href', '/third-party.txt')
})

it('[GO-09] the accessibility statement says that nobody has audited the portal, what is not accessible, and where to complain', async () => {
  speaksTo('helene')
  await showPage('/accessibility').shown
  await expect.element(page.getByRole('heading', { level: 1, name: 'Déclaration d’accessibilité' })).toBeVisible()
  await expect.element(section('État de conformité').getByText('Aucun audit', { exact: false })).toBeVisible()
  await expect.element(section('Ce qui n’est pas accessible').getByRole('listitem')).toBeVisible()
  await expect.element(page.getByText('Défenseur des droits', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Accessibilité\u00a0: non conforme' })).toBeVisible()
})
