import { endOtherSessions, endSession, listSessions, type MemberSession } from '@coussinet/contract/security.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getPanel } from '../../testing/profile-panels.ts'
import { answerTo } from '../../testing/recorded.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, serves, speaksTo } from '../../testing/wire.ts'

const panel = getPanel('sessions')
const rows = panel.getByRole('listitem')
const names = () => rows.elements().map(({ textContent }) => /Firefox|Safari|Chrome/.exec(textContent)?.[0])

/** The recorded session and two others, stored as on the server; ended ones are in `ended`. */
async function openSessions() {
  speaksTo('helene')
  const { data } = answerTo('helene', listSessions, '/sessions?limit=100')
  let sessions: MemberSession[] = ['Chrome', 'Firefox', 'Safari'].flatMap((browser, at) =>
    data.map((one) => ({ ...one, browser, current: at === 0, id: `00000000-0000-4000-8000-9999999999${at}0` })),
  )
  const ended: string[] = []
  const keep = (isLeft: (one: MemberSession) => boolean) => {
    sessions = sessions.filter(isLeft)
    answers(listSessions, { data: sessions, next_cursor: null })
  }
  keep(() => true)
  serves(endSession, (_body, address) => {
    ended.push(address)
    keep(({ id }) => !address.endsWith(id))
  })
  serves(endOtherSessions, (_body, address) => {
    ended.push(address)
    keep(({ current }) => current)
  })
  await showPage('/profile').shown
  await settled()
  await expect.poll(names).toEqual(['Chrome', 'Firefox', 'Safari'])
  return { ended }
}

it('[SAFE-01] all other sessions are ended at once, this one stays', async () => {
  const { ended } = await openSessions()
  await panel.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect.poll(names).toEqual(['Chrome'])
  await expect.element(panel.getByText('Votre espace n’est ouvert sur aucun autre appareil.')).toHaveFocus()
  expect(ended).toEqual(['/api/sessions'])
})

it('[SAFE-01] the button of the next device has the focus once one is signed out', async () => {
  const { ended } = await openSessions()
  await rows.filter({ hasText: 'Firefox' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect.poll(names).toEqual(['Chrome', 'Safari'])
  await expect.element(rows.last().getByRole('button')).toHaveFocus()
  expect(ended).toEqual(['/api/sessions/00000000-0000-4000-8000-999999999910'])
})
