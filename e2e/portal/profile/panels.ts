import type { Locator, Page } from '@playwright/test'

export type PanelName = 'address' | 'email' | 'phones' | 'password' | 'language' | 'passkeys' | 'sessions' | 'log'

const titles: Record<PanelName, RegExp> = {
  address: /^(Adresse|Indirizzo)$/,
  email: /^E-mail$/,
  phones: /^(Téléphones|Telefoni)$/,
  password: /^(Mot de passe|Password)$/,
  language: /^(Langue|Lingua)$/,
  passkeys: /^(Clés d’accès|Passkey)$/,
  sessions: /^(Appareils connectés|Dispositivi connessi)$/,
  log: /^(Activité de sécurité|Attività di sicurezza)$/,
}

/** A panel of the profile, by its subject. */
export const findPanel = (page: Page, name: PanelName): Locator =>
  page.getByRole('main').getByRole('region', { name: titles[name] })

/** Opens a panel to be changed, on the profile where the browser is. */
export async function openPanel(page: Page, name: 'address' | 'email' | 'phones' | 'password'): Promise<Locator> {
  const panel = findPanel(page, name)
  await panel.getByRole('button', { name: /^(Modifier|Modifica)/ }).click()
  await panel.getByRole('button', { name: /^(Annuler|Annulla)$/ }).waitFor()
  return panel
}

/** Saves an open panel. */
export const savePanel = (panel: Locator) => panel.getByRole('button', { name: /^(Enregistrer|Salva)$/ }).click()
