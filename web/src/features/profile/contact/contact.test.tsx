import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPanel, getPanel, savePanel } from '../../../testing/profile-panels.ts'
import { keepsProfile } from '../../../testing/profile.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { speaksTo } from '../../../testing/wire.ts'

async function openProfile(member: 'helene' | 'giulia' = 'helene') {
  speaksTo(member)
  const kept = keepsProfile(member)
  await showPage('/profile', { language: member === 'giulia' ? 'it' : 'fr' }).shown
  await settled()
  return kept
}

const says = (sentence: string | RegExp) => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))

describe('the phones', () => {
  it('[PRO-01] are changed and shown as one writes them', async () => {
    const { sent } = await openProfile()
    const panel = await openPanel('phones')
    await userEvent.fill(panel.getByLabelText('Mobile', { exact: true }), '06 39 98 12 34')
    await userEvent.fill(panel.getByLabelText('Téléphone fixe'), '+39 06 6982 1234')
    // A number that names its country chooses it.
    await expect.element(panel.getByLabelText('Pays du fixe')).toHaveValue('IT')
    await savePanel(panel)
    await expect.element(panel).toMatchTextContent(/06\s39\s98\s12\s34/)
    await expect.element(panel).toMatchTextContent(/06\s?6982\s?1234/)
    expect(sent).toEqual([{ phones: { mobile: '+33639981234', landline: '+390669821234' } }])
  })

  it('[PRO-02] a wrong number has its message, and one at least is needed', async () => {
    const { sent } = await openProfile()
    const panel = await openPanel('phones')
    const mobile = panel.getByLabelText('Mobile', { exact: true })
    const landline = panel.getByLabelText('Téléphone fixe')
    await userEvent.fill(mobile, '01 23 45 67 89')
    await userEvent.fill(landline, '06 39 98 12 34')
    await savePanel(panel)
    await expect.element(mobile).toHaveAccessibleDescription('Ce numéro de mobile n’est pas valide.')
    await expect.element(landline).toHaveAccessibleDescription('Ce numéro de téléphone fixe n’est pas valide.')
    await expect.element(mobile).toHaveFocus()
    await userEvent.clear(mobile)
    await userEvent.clear(landline)
    await savePanel(panel)
    const one = 'Indiquez au moins un numéro de téléphone.'
    await expect.element(panel.getByText(one)).toBeVisible()
    await expect.element(panel.getByRole('group', { name: 'Téléphones' })).toHaveAccessibleDescription(one)
    for (const number of [mobile, landline]) {
      await expect.element(number).toHaveAttribute('aria-invalid', 'true')
      await expect.element(number).toHaveAccessibleDescription(one)
    }
    await expect.element(mobile).toHaveFocus()
    expect(sent).toEqual([])
    await userEvent.fill(landline, '02 40 99 12 34')
    await expect.poll(() => panel.getByText(one).elements()).toHaveLength(0)
    for (const number of [mobile, landline]) await expect.element(number).not.toHaveAttribute('aria-invalid')
    await savePanel(panel)
    await expect
      .poll(() =>
        panel
          .getByRole('definition')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Aucun', expect.stringMatching(/02\s40\s99\s12\s34/)])
    expect(sent).toEqual([{ phones: { mobile: null, landline: '+33240991234' } }])
  })
})

describe('the e-mail', () => {
  it('[PRO-02] a malformed address has its message, an empty one is required, and nothing is sent', async () => {
    const { sent, me } = await openProfile()
    const panel = await openPanel('email')
    const email = panel.getByLabelText('Adresse e-mail')
    await userEvent.fill(email, 'helene@')
    await savePanel(panel)
    await expect.element(email).toHaveAccessibleDescription(says(/Cette adresse e-mail n’est pas valide\.$/))
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(email)
    await expect.element(email).toHaveAccessibleDescription(says(/Obligatoire$/))
    await panel.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await expect.element(panel).toMatchTextContent(me().email)
    expect(sent).toEqual([])
  })

  it('[PRO-04] a change that is given up leaves the address, and gives the focus back', async () => {
    const { sent, me } = await openProfile()
    const wanted = 'autre.helene@example.org'
    const panel = await openPanel('email')
    await userEvent.fill(panel.getByLabelText('Adresse e-mail'), wanted)
    await savePanel(panel)
    await expect.element(panel).toMatchTextContent(wanted)
    await expect.element(panel).toMatchTextContent(/attend votre confirmation/)
    await panel.getByRole('button', { name: 'Annuler le changement' }).click()
    await expect.element(page.getByRole('status').getByText(`Votre adresse reste ${me().email}.`)).toBeVisible()
    await expect.element(panel).not.toMatchTextContent(wanted)
    await expect.element(panel.getByRole('button', { name: 'Modifier' })).toHaveFocus()
    await expect.element(panel).toMatchTextContent(me().email)
    expect(sent).toEqual([{ email: wanted }, { email: me().email }])
  })
})

it('[PRO-02] the messages of phones and e-mail are Italian', async () => {
  await openProfile('giulia')
  const phones = await openPanel('phones')
  const [mobile, landline] = [
    phones.getByLabelText('Cellulare', { exact: true }),
    phones.getByLabelText('Telefono fisso'),
  ]
  await userEvent.fill(mobile, '123')
  await userEvent.fill(landline, '456')
  await savePanel(phones)
  await expect.element(mobile).toHaveAccessibleDescription('Il numero di cellulare non è valido.')
  await expect.element(landline).toHaveAccessibleDescription('Il numero di telefono fisso non è valido.')
  await phones.getByRole('button', { name: 'Annulla', exact: true }).click()
  await page.getByRole('button', { name: 'Abbandona' }).click()
  const email = (await openPanel('email')).getByLabelText('Indirizzo e-mail')
  await userEvent.fill(email, 'nessuno@')
  await savePanel(getPanel('email'))
  await expect.element(email).toHaveAccessibleDescription(says(/L’indirizzo e-mail non è valido\.$/))
})
