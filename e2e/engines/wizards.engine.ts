import { makeMember } from '../portal/own-member.ts'
import { accountWords } from '../portal/profile/signing/account-words.ts'
import { ibans } from '../portal/profile/signing/accounts.ts'
import { codeTo } from '../portal/profile/signing/codes.ts'
import { wizardWords } from '../portal/wizard/wizard-words.ts'
import { daysAgo, sample, trackingReference } from '../portal/wizard/wizard.ts'
import { type BrowserPage, toElementQuery, type Wanted } from './driver/browser-page.ts'
import { expect, test } from './engine-test.ts'
import { askAs, pageSays, pageShown, signInPage } from './portal-session.ts'

/** Runs in the page: chooses a day as the engine's own picker does, whose keys are not the same everywhere. */
function chooseDay(day: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=date]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (field === null || write === undefined) throw new Error('There is no date field.')
  field.focus()
  write.call(field, day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.blur()
}

/** Presses a box or a radio that is not chosen, and waits until it is chosen. */
async function choose(portal: BrowserPage, wanted: Wanted): Promise<void> {
  const isChosen = (source: string) =>
    [...document.querySelectorAll<HTMLInputElement>('main input:checked')].some((input) =>
      [...(input.labels ?? [])].some((label) =>
        new RegExp(source).test((label.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
      ),
    )
  const { source } = toElementQuery(wanted)
  if (await portal.evaluate(isChosen, source)) return
  await portal.press(wanted)
  await expect
    .poll(() => portal.evaluate(isChosen, source), { timeout: 5_000, message: `${wanted.name} is chosen` })
    .toBe(true)
}

/** Presses the wizard's way on once it is live. */
async function goOn(portal: BrowserPage, name: string): Promise<void> {
  const isLive = (label: string) =>
    [...document.querySelectorAll('main button')].some(
      (button) =>
        button.textContent?.trim() === label &&
        button.getAttribute('aria-disabled') !== 'true' &&
        button.getAttribute('aria-busy') !== 'true',
    )
  await expect.poll(() => portal.evaluate(isLive, name), { timeout: 20_000, message: `“${name}” is live` }).toBe(true)
  await portal.press({ role: 'button', name })
}

for (const photo of ['invoice-small.jpg', 'invoice-photo.heic'] as const) {
  test(`[REF-06] a refund is asked for, from the invoice (${photo.split('.')[1]}) to the reference`, async ({
    portal,
    origin,
  }) => {
    test.setTimeout(240_000)
    const words = wizardWords.fr
    const member = await makeMember(origin)
    const token = await signInPage(portal, origin, member.nevg, member.password)
    const {
      data: [animal],
    } = await askAs<{ data: { id: string; name: string }[] }>(origin, token, '/animals')
    if (animal === undefined) throw new Error('The member has no animal.')

    await portal.open('/refunds/new')
    await pageShown(portal, new RegExp(words.invoiceTitle))
    await portal.attach({ role: 'file', name: words.choose }, sample(photo))
    await pageSays(portal, /Reçue/)
    await choose(portal, { role: 'checkbox', name: words.paid })
    await goOn(portal, words.next)

    await pageSays(portal, /soigné/)
    await pageShown(portal, /soigné/)
    await choose(portal, { role: 'checkbox', name: new RegExp(animal.name) })
    await portal.evaluate(chooseDay, daysAgo(1))
    await choose(portal, { role: 'radio', name: words.causes.accident })
    await portal.type({ role: 'field', name: words.invoiceNumber }, 'F26-01399')
    await goOn(portal, words.next)

    await pageShown(portal, words.sheetTitle)
    await portal.attach({ role: 'file', name: words.choose }, sample('care-sheet.pdf'))
    await pageSays(portal, /Reçue/)
    await goOn(portal, words.next)

    await pageShown(portal, new RegExp(words.summaryTitle))
    await pageSays(portal, /F26-01399/)
    await choose(portal, { role: 'checkbox', name: words.declare })
    await goOn(portal, words.submit)
    await pageShown(portal, new RegExp(words.sentTitle.replace(/\s!/, '')))
    await pageSays(portal, trackingReference)
    const { data: filed } = await askAs<{ data: { status: string; care_date: string; animals: { id: string }[] }[] }>(
      origin,
      token,
      '/refund-requests',
    )
    expect(filed.filter(({ status }) => status !== 'draft')).toMatchObject([
      { care_date: daysAgo(1), animals: [{ id: animal.id }] },
    ])
  })
}

test('[PAY-02][PAY-04] a mandate is signed with the code that was mailed', async ({ portal, origin }) => {
  test.setTimeout(240_000)
  const words = accountWords.fr
  const member = await makeMember(origin)
  const token = await signInPage(portal, origin, member.nevg, member.password)
  await portal.open('/profile/payment-methods/account')
  await pageShown(portal, new RegExp(words.ibanTitle.replace(/\s\?/, '')))
  await portal.type({ role: 'field', name: 'IBAN' }, ibans.french.iban)
  await pageSays(portal, /L’IBAN suffit/)
  await goOn(portal, words.next)

  await pageShown(portal, new RegExp(words.mandateTitle))
  await choose(portal, { role: 'checkbox', name: words.accept })
  await goOn(portal, words.next)

  await pageShown(portal, new RegExp(words.signatureTitle.replace(/\s\?/, '')))
  await choose(portal, { role: 'radio', name: words.ways.email })
  await goOn(portal, words.send)
  await pageShown(portal, new RegExp(words.codeTitle))
  const { code } = await codeTo(origin, member.email)
  await portal.type({ role: 'field', name: words.code }, code)
  await pageShown(portal, /C’est signé/)
  const { debit } = await askAs<{ debit: object | null }>(origin, token, '/payment-methods')
  expect(debit).toMatchObject({ kind: 'bank_account', iban: 'FR14 **** **** 2606', umr: `CSN-${member.nevg}-002` })
})
