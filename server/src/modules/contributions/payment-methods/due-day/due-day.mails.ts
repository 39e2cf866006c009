import { companyOf } from '@coussinet/contract/company.ts'
import { toPaymentMethods } from '@coussinet/contract/domain/account-labels.ts'
import { cardNumber } from '@coussinet/contract/domain/card.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { euros, longDay } from '@coussinet/contract/domain/format.ts'
import { dayOfMonth, elided, toName } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { exampleNevg } from '@coussinet/contract/fields/nevg-like.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { mandateReference } from '#platform/text/reference.ts'

export type Means =
  /** `account` is masked; `from` where the first of the debits is still of another; `other_holder` where somebody else pays */
  | { kind: 'bank_account'; account: string; umr: string; from: Day | null; other_holder: string | null }
  | { kind: 'card'; brand: string; last4: string }

type Facts = {
  firstname: string
  due_day: number
  debits: readonly { due_date: Day; amount_cents: number }[]
  unmoved: readonly Day[]
  means: Means | null
  country: Country
  href: string
}

/** The announcement of the coming debits after the due day changed: what is debited when, from where. */
export function debitsAnnounced(
  language: Language,
  { firstname, due_day, debits, unmoved, means, country, href }: Facts,
): Letter {
  const facts = debits.map(({ due_date, amount_cents }) => ({
    label: longDay(due_date, language),
    value: euros(amount_cents, language),
  }))
  const stays = debits
    .filter(({ due_date }) => unmoved.includes(due_date))
    .map(({ due_date }) => longDay(due_date, language))
  const phone = readablePhone(companyOf(country).phone)
  if (language === 'it')
    return {
      subject: elided(`I Suoi addebiti passano al ${dayOfMonth(due_day, 'it')} del mese`),
      title: elided(`I Suoi addebiti passano al ${dayOfMonth(due_day, 'it')} del mese`),
      greeting: greeting(firstname, 'it'),
      paragraphs:
        debits.length === 0
          ? [
              elided(
                `Il giorno dei Suoi addebiti è ora il ${dayOfMonth(due_day, 'it')} del mese, o il primo giorno bancario successivo.`,
              ),
              'Al momento non è previsto alcun addebito.',
            ]
          : [
              elided(
                `I Suoi premi vengono ora addebitati il ${dayOfMonth(due_day, 'it')} di ogni mese, o il primo giorno bancario successivo.`,
              ),
              ...(means ? [italianMeans(means)] : []),
              ...stays.map((day) =>
                elided(`L’addebito del ${day} è troppo vicino per essere spostato: resta a quella data.`),
              ),
              'Ecco i prossimi addebiti. Questa e-mail vale come prenotifica.',
            ],
      facts,
      action: { label: toPaymentMethods.it, href },
      notes: [`Non è stato Lei? Ci chiami al ${phone}.`],
    }
  return {
    subject: `Vos prélèvements passent au ${dayOfMonth(due_day, 'fr')} du mois`,
    title: `Vos prélèvements passent au ${dayOfMonth(due_day, 'fr')} du mois`,
    greeting: greeting(firstname, 'fr'),
    paragraphs:
      debits.length === 0
        ? [
            `Le jour de vos prélèvements est désormais le ${dayOfMonth(due_day, 'fr')} du mois, ou le premier jour bancaire qui suit.`,
            'Aucun prélèvement n’est prévu pour le moment.',
          ]
        : [
            `Vos cotisations sont désormais prélevées le ${dayOfMonth(due_day, 'fr')} de chaque mois, ou le premier jour bancaire qui suit.`,
            ...(means ? [frenchMeans(means)] : []),
            ...stays.map(
              (day) => `Le prélèvement du ${day} est trop proche pour être déplacé : il reste à cette date.`,
            ),
            'Voici vos prochains prélèvements. Cet e-mail en est la prénotification.',
          ],
    facts,
    action: { label: toPaymentMethods.fr, href },
    notes: [`Ce n’était pas vous ? Appelez-nous au ${phone}.`],
  }
}

/** Words on how the contributions are paid, which follow them. */
function frenchMeans(means: Means): string {
  if (means.kind === 'card') return `Elles sont débitées de votre carte ${cardNumber(means)}.`
  const { account, umr, from, other_holder } = means
  const text = `${from === null ? 'Elles sont débitées' : `À partir du ${longDay(from, 'fr')}, elles sont débitées`} du compte ${account} (RUM ${umr}, ICS ${creditor.identifier}).`
  return other_holder === null ? text : `${text} Ce compte est celui de ${other_holder} : pensez à l’en informer.`
}

function italianMeans(means: Means): string {
  if (means.kind === 'card') return `Saranno addebitati sulla Sua carta ${cardNumber(means)}.`
  const { account, umr, from, other_holder } = means
  const text = elided(
    `${from === null ? 'Saranno' : `Dal ${longDay(from, 'it')} saranno`} addebitati sul conto ${account} (mandato ${umr}, CID ${creditor.identifier}).`,
  )
  return other_holder === null
    ? text
    : `${text} Il conto è intestato ${toName(other_holder)}: si ricordi di avvisare questa persona.`
}

const sample: Facts = {
  firstname: 'Hélène',
  due_day: 10,
  debits: [
    { due_date: '2026-12-07', amount_cents: 3482 },
    { due_date: '2027-01-11', amount_cents: 3482 },
    { due_date: '2027-02-10', amount_cents: 3482 },
  ],
  unmoved: ['2026-12-07'],
  means: {
    kind: 'bank_account',
    account: 'FR76 •••• 4821',
    umr: mandateReference(exampleNevg, 2),
    from: null,
    other_holder: null,
  },
  country: 'FR',
  href: 'https://members.example/profile/payment-methods',
}

export const dueDaySamples: readonly Sample[] = [
  {
    name: 'due-day-changed',
    letter: (language) => debitsAnnounced(language, { ...sample, country: language === 'it' ? 'IT' : 'FR' }),
  },
  {
    name: 'due-day-of-a-card',
    letter: (language) =>
      debitsAnnounced(language, { ...sample, unmoved: [], means: { kind: 'card', brand: 'visa', last4: '4417' } }),
  },
]
