import { type Locator, page } from 'vitest/browser'

const titles = {
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
export const getPanel = (name: keyof typeof titles): Locator =>
  page.getByRole('main').getByRole('region', { name: titles[name] })

/** Opens a panel to be changed. */
export async function openPanel(name: 'address' | 'email' | 'phones' | 'password'): Promise<Locator> {
  const panel = getPanel(name)
  await panel.getByRole('button', { name: /^(Modifier|Modifica)/ }).click()
  return panel
}

/** Saves an open panel. */
export const savePanel = (panel: Locator) => panel.getByRole('button', { name: /^(Enregistrer|Salva)$/ }).click()
