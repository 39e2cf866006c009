import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel, getPanel, savePanel } from '../../testing/profile-panels.ts'
import { keepsProfile } from '../../testing/profile.ts'
import { answerTo, recordedAt } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, speaksTo } from '../../testing/wire.ts'

const payload = '"><img src=x onerror=alert(1)>'
const script = '<script>alert(2)</script>'

it('[SEC-48] scripts in an address and in a passkey’s name are shown as they were typed, and do not run', async () => {
  speaksTo('helene')
  keepsProfile('helene')
  const at = recordedAt.toISOString()
  const id = '00000000-0000-4000-8000-999999999901'
  const { account } = answerTo('helene', listPasskeys, '/passkeys')
  const passkey = { id, name: payload, credential_id: 'sample', created_at: at, last_used_at: null }
  answers(listPasskeys, { data: [passkey], account })
  const { data } = answerTo('helene', getSecurityLog, '/security-log?limit=6')
  const added = data.map((entry) => ({ ...entry, id, event: 'passkey_added' as const, detail: payload }))
  answers(getSecurityLog, { data: added, next_cursor: null })
  await showPage('/profile').shown
  await settled()

  const address = await openPanel('address')
  const typed = {
    'Numéro et rue': payload,
    'Appartement, étage': script,
    'Bâtiment, résidence': `${payload}3`,
    'Lieu-dit, boîte postale': '{{7*7}}${7*7}',
    Ville: `${payload}4`,
  }
  for (const [label, text] of Object.entries(typed)) await userEvent.fill(address.getByLabelText(label), text)
  await savePanel(address)
  const lines = () => [...address.element().querySelectorAll('address span')].map(({ textContent }) => textContent)
  await expect.poll(lines).toEqual([script, `${payload}3`, payload, '{{7*7}}${7*7}', `69003 ${payload}4`, 'France'])

  const passkeys = getPanel('passkeys')
  await expect.element(passkeys.getByRole('listitem').getByText(payload, { exact: true })).toBeVisible()
  await expect.element(getPanel('log')).toMatchTextContent(payload)
  await passkeys.getByRole('button', { name: `Supprimer ${payload}` }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(payload)
  await userEvent.keyboard('{Escape}')

  // Opened again, each field contains what was typed.
  await openPanel('address')
  for (const [label, text] of Object.entries(typed))
    await expect.element(address.getByLabelText(label)).toHaveValue(text)
  expect(document.querySelectorAll('img[src="x"], main script')).toHaveLength(0)
})
