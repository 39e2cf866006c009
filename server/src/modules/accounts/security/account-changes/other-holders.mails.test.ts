import { expect, it } from 'vitest'
import { holderMail, holderSms } from './other-holders.mails.ts'

const account = {
  iban: 'FR76 **** **** 0189',
  former_iban: 'FR39 **** **** 3A23',
  holder: 'ODILE CARPENTIER',
  umr: 'CSN-412703584-002',
  first_debit_on: '2027-01-05',
  last_debit_before: '2026-12-07',
}
const policyholder = 'Hélène Carpentier'
const every = (['new', 'former'] as const).flatMap((is) =>
  (['fr', 'it', 'nl'] as const).flatMap((language) =>
    (['FR', 'IT', 'BE'] as const).map((country) => ({ is, language, country })),
  ),
)

// GSM 03.38, as in notices.test.ts.
const gsm = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§äöñüà!"#%&'()*+,\-./:;<=>?¡¿_\r\n]{1,160}$/

it.each(every)(
  'an SMS to the $is holder in $language for $country is one SMS, without a link',
  ({ is, language, country }) => {
    for (const [at, last_debit_before] of [
      ['2026-12-31T22:59:00Z', '2026-12-07'],
      ['2026-12-08T22:59:00Z', null],
    ] as const) {
      const text = holderSms(language, {
        is,
        at: new Date(at),
        account: { ...account, last_debit_before },
        country,
        policyholder,
      })
      expect(text).toMatch(gsm)
      expect(text).not.toMatch(/https?:|www\./)
    }
  },
)

it('[PAY-10] tells the former holder of the last debit, and of a card without naming an account', () => {
  const told = { is: 'former' as const, at: new Date('2026-11-20T10:00:00Z'), country: 'FR' as const, policyholder }
  expect(holderMail('fr', { ...told, account }).facts?.slice(1)).toEqual([
    { label: 'Compte', value: 'FR39\u00a0••••\u00a03A23' },
    { label: 'Dernier prélèvement', value: '7 décembre 2026' },
  ])
  expect(holderMail('fr', { ...told, account }).paragraphs[0]).toContain(
    'ne seront plus prélevées sur votre compte après le 7 décembre 2026\u00a0:',
  )
  const late = { ...account, last_debit_before: '2026-12-08' }
  expect(holderMail('it', { ...told, account: late }).paragraphs[0]).toContain(
    'non saranno più addebitati sul Suo conto dopo l’8 dicembre 2026:',
  )
  expect(holderSms('it', { ...told, account: late })).toContain("FR39...3A23 l'08/12: il Suo mandato è sostituito")
  const byCard = holderMail('it', { ...told, account: null })
  expect(byCard.facts).toHaveLength(1)
  expect(byCard.paragraphs).toEqual([
    'I premi della polizza sottoscritta da Hélène Carpentier non sono più addebitati sul Suo conto: un altro metodo di pagamento sostituisce il Suo mandato.',
  ])
})
