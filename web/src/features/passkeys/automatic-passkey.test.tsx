import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@coussinet/contract/passkeys.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPasskeyWay } from '#start/passkey-mark.ts'
import { currentToasts } from '#ui/toast-store.ts'
import { settled, showPage } from '../../testing/show-page.tsx'
import { answers, callsTo, problem, refuses, serves, speaksTo } from '../../testing/wire.ts'

const account = { rp_id: 'members.example', user_id: 'AAAA', user_name: '412703584', display_name: 'Hélène Carpentier' }
const passkey: Passkey = {
  id: '00000000-0000-4000-8000-999999999901',
  name: 'MacBook',
  credential_id: 'bm9uZQ',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: null,
}
const options = {
  challenge: 'AAAA',
  rp: { id: 'members.example', name: 'Coussinet' },
  user: { id: 'AAAA', name: '412703584', displayName: 'Hélène Carpentier' },
  pubKeyCredParams: [],
}

const bytes = new Uint8Array([1, 2, 3]).buffer
const held = { id: 'bm9uZQ', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) }
const offer = page.getByRole('heading', { name: 'La prochaine fois, sans mot de passe' })

// Each browser has its own: stubbed as a browser has them that knows all of it.
const signals = {
  signalUnknownCredential: vi.fn<(given: unknown) => Promise<void>>(async () => undefined),
  signalAllAcceptedCredentials: vi.fn<(given: unknown) => Promise<void>>(async () => undefined),
  signalCurrentUserDetails: vi.fn<(given: unknown) => Promise<void>>(async () => undefined),
}
const sent: unknown[] = []
const create = vi.fn<CredentialsContainer['create']>()

function browserCan(conditionalCreate: boolean, verifies = true) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      ...signals,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => verifies,
      getClientCapabilities: async () => ({ conditionalCreate }),
    }),
  )
}

beforeEach(() => {
  speaksTo('helene')
  vi.restoreAllMocks()
  for (const mock of [create, ...Object.values(signals)]) mock.mockClear()
  create.mockImplementation(async () => ({
    ...held,
    response: { attestationObject: bytes, clientDataJSON: bytes },
  }))
  vi.spyOn(navigator.credentials, 'create').mockImplementation(create)
  browserCan(true)
  sent.length = 0
  serves(beginPasskey, (body) => {
    sent.push(body)
    return options
  })
  serves(addPasskey, (body) => {
    sent.push(body)
    return { ...passkey, name: body.name }
  })
  answers(listPasskeys, { data: [passkey], account })
})

/** The home page, as it shows after a sign-in with the password. */
async function afterPassword(happens: () => void = () => undefined) {
  const { router, shown } = showPage('/faq')
  await shown
  happens()
  sessionStorage.setItem('passkey_offer', '')
  await router.navigate({ to: '/' })
  // The page comes to rest first.
  expect(callsTo(beginPasskey)).toEqual([])
}

it('[KEY-01] after a sign-in with the password the browser creates a passkey by itself, once the page is at rest', async () => {
  await afterPassword()
  await expect.poll(() => callsTo(addPasskey).length, { timeout: 8000 }).toBe(1)
  expect(create.mock.calls.map(([given]) => given && Reflect.get(given, 'mediation'))).toEqual(['conditional'])
  expect(sent).toEqual([
    { automatic: true },
    { name: 'Chrome sur Linux', response: expect.objectContaining({ id: 'bm9uZQ' }) },
  ])
  await expect.poll(() => localStorage.getItem('passkey')).not.toBeNull()
  await expect.element(offer).not.toBeInTheDocument()
})

it.each([
  ['the browser refuses', () => create.mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['it holds one already', () => create.mockRejectedValue(new DOMException('', 'InvalidStateError'))],
  ['the server refuses', () => serves(beginPasskey, () => problem('conflict'))],
])('[KEY-01] where %s nothing shows of it, and a passkey is offered', async (_case, happens) => {
  await afterPassword(happens)
  await expect.element(offer, { timeout: 8000 }).toBeVisible()
  expect(callsTo(addPasskey)).toEqual([])
  expect(currentToasts()).toEqual([])
})

it('[KEY-01] a passkey that the server refuses after the browser created it is signalled as unknown', async () => {
  await afterPassword(() => refuses(addPasskey, 'validation_failed'))
  await expect
    .poll(() => signals.signalUnknownCredential.mock.calls, { timeout: 8000 })
    .toEqual([[{ rpId: 'members.example', credentialId: 'bm9uZQ' }]])
})

it.each([
  ['a browser that cannot', () => browserCan(false)],
  ['one where it is switched off', () => localStorage.setItem('automatic_passkey', 'off')],
])('[KEY-01] %s is not asked to', async (_case, happens) => {
  await afterPassword(happens)
  await expect.element(offer, { timeout: 8000 }).toBeVisible()
  expect(callsTo(beginPasskey)).toEqual([])
  expect(create).not.toHaveBeenCalled()
})

/** Makes a page that is never idle: only tasks that wait no longer than a limit run. */
function neverRests() {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((task, { timeout } = {}) =>
    timeout === undefined ? 0 : Number(setTimeout(task, 0, { didTimeout: true, timeRemaining: () => 0 })),
  )
}

it('[KEY-01] the profile lists what is accepted, signals a new name and a removal, and has the switch', async () => {
  neverRests()
  serves(renamePasskey, ({ name }) => ({ ...passkey, name }))
  serves(removePasskey, () => answers(listPasskeys, { data: [], account }))
  await showPage('/profile').shown
  await settled()
  await expect
    .poll(() => signals.signalAllAcceptedCredentials.mock.calls)
    .toContainEqual([{ rpId: 'members.example', userId: 'AAAA', allAcceptedCredentialIds: ['bm9uZQ'] }])
  expect(signals.signalCurrentUserDetails).not.toHaveBeenCalled()

  await page.getByRole('button', { name: 'Renommer MacBook' }).click()
  await page.getByLabelText('Nom de la clé d’accès').fill('Bureau')
  await page.getByRole('button', { name: 'Renommer', exact: true }).click()
  const names = { rpId: 'members.example', userId: 'AAAA', name: '412703584', displayName: 'Hélène Carpentier' }
  await expect.poll(() => signals.signalCurrentUserDetails.mock.calls).toEqual([[names]])

  await page.getByRole('button', { name: /^Supprimer / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect
    .poll(() => signals.signalUnknownCredential.mock.calls)
    .toEqual([[{ rpId: 'members.example', credentialId: 'bm9uZQ' }]])
  await expect
    .poll(() => signals.signalAllAcceptedCredentials.mock.calls.at(-1))
    .toEqual([{ rpId: 'members.example', userId: 'AAAA', allAcceptedCredentialIds: [] }])

  const choice = page.getByRole('checkbox', { name: 'Ce navigateur peut créer une clé d’accès de lui-même' })
  await expect.element(choice).toBeChecked()
  await choice.click()
  await expect.poll(() => localStorage.getItem('automatic_passkey')).toBe('off')
  await choice.click()
  await expect.poll(() => localStorage.getItem('automatic_passkey')).toBeNull()
})

it('[KEY-01] a passkey that the server does not know is reported to the browser', async () => {
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes }
  vi.spyOn(navigator.credentials, 'get').mockImplementation(async () => ({ ...held, response }))
  serves(beginPasskeySignIn, () => ({ challenge: 'AAAA', rpId: 'members.example' }))
  showPasskeyWay()
  await showPage('/login', { as: 'guest', language: 'fr' }).shown
  serves(signInWithPasskey, () => problem('invalid_credentials', { errors: { response: ['unknown_passkey'] } }))
  const press = page.getByRole('button', { name: 'Utiliser une clé d’accès' })
  await press.click()
  await expect
    .poll(() => signals.signalUnknownCredential.mock.calls)
    .toEqual([[{ rpId: 'members.example', credentialId: 'bm9uZQ' }]])
  // Another failure says nothing of the passkey.
  serves(signInWithPasskey, () => problem('invalid_credentials'))
  await press.click()
  await expect.poll(() => callsTo(signInWithPasskey).length).toBe(2)
  await settled()
  expect(signals.signalUnknownCredential).toHaveBeenCalledTimes(1)
})

it('[KEY-01] a device that cannot use a passkey has neither the creation nor its switch', async () => {
  browserCan(true, false)
  answers(listPasskeys, { data: [], account })
  await showPage('/profile').shown
  await expect
    .element(page.getByText('Cet appareil ou ce navigateur ne permet pas de créer une clé d’accès.'))
    .toBeVisible()
  await settled()
  await expect.element(page.getByRole('checkbox', { name: /de lui-même/ })).not.toBeInTheDocument()
})
