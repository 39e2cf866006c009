import {
  getPaymentMethods,
  openCardRegistration,
  type PaymentMethods,
  registerCard,
} from '@coussinet/contract/payment-methods.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, refuses, serves, speaksTo } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const id = '00000000-0000-4000-8000-999999999901'
const visa: PaymentMethods['debit'] = { kind: 'card', brand: 'visa', last4: '4242', expires: '2029-08' }

async function openCard(search: string, language: 'fr' | 'it' = 'fr') {
  const { router, shown } = showPage(`/profile/payment-methods/card${search}`, { language })
  await shown
  await settled()
  return router
}

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

it('[PAY-08] a card that is refused, left or expired changes nothing, is said, and another one can be tried', async () => {
  speaksTo('helene')
  const again = main.getByRole('button', { name: 'Continuer vers le prestataire' })
  for (const [outcome, says] of [
    ['refused', 'La carte n’a pas été acceptée.'],
    ['abandoned', 'La carte n’a pas été enregistrée.'],
  ] as const) {
    await openCard(`?registration=${id}&outcome=${outcome}`)
    await expect.element(main.getByText(says)).toBeVisible()
    await expect.element(again).toBeVisible()
  }
  expect(callsTo(registerCard)).toHaveLength(0)
  refuses(registerCard, 'validation_failed', { errors: { provider_token: ['card_expired'] } })
  const router = await openCard(`?registration=${id}&token=expired`)
  await expect.element(main.getByText('Votre carte n’a pas pu être enregistrée.')).toBeVisible()
  expect(router.state.location.href).not.toContain('token')

  serves(openCardRegistration, () => ({ id, href: '#provider' }))
  await again.click()
  await expect.poll(() => location.hash).toBe('#provider')
  const tokens: string[] = []
  const methods = { ...answerTo('helene', getPaymentMethods, '/payment-methods'), debit: visa }
  serves(registerCard, ({ provider_token }) => {
    tokens.push(provider_token)
    answers(getPaymentMethods, methods)
    return methods
  })
  await openCard(`?registration=${id}&token=good`)
  await expect.element(main.getByRole('heading', { level: 1, name: 'Votre carte est enregistrée' })).toBeVisible()
  for (const fact of [/Visa\s••••\s4242/, /août\s2029/, /Le mandat CSN-412703584-002 .*a pris fin/])
    await expect.element(main).toMatchTextContent(fact)
  expect(tokens).toEqual(['good'])
})

it('[PAY-08] the way there and back is Italian, and back to an account', async () => {
  speaksTo('giulia')
  await openCard('', 'it')
  await expect.element(main.getByRole('button', { name: 'Continua dal fornitore' })).toBeVisible()
  answers(getPaymentMethods, { ...answerTo('giulia', getPaymentMethods, '/payment-methods'), debit: visa })
  await openCard('?outcome=kept', 'it')
  await expect.element(main.getByRole('heading', { level: 1, name: 'La Sua carta è registrata' })).toBeVisible()
  await main.getByRole('link', { name: 'Torna ai metodi di pagamento' }).click()
  await expect
    .element(
      page.getByRole('region', { name: 'I Suoi premi' }).getByRole('link', { name: 'Passa all’addebito sul conto' }),
    )
    .toHaveAttribute('href', '/profile/payment-methods/account')
})
