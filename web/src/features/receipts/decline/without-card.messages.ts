import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { DeclineCode } from '@coussinet/contract/receipts.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

type Advice = Partial<Record<DeclineCode, string>>

const fr: Advice = {
  AM04: 'Approvisionnez le compte avant le nouvel essai.',
  MS03: 'Votre banque peut vous donner la raison.',
  AM05: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, appelez-nous.',
  AC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  AC04: 'Indiquez-nous votre nouveau compte : cette cotisation pourra y être prélevée.',
  AC06: 'Voyez avec votre banque, ou indiquez-nous un autre compte.',
  AG01: 'Indiquez-nous un compte courant : cette cotisation pourra y être prélevée.',
  MD01: 'Signez un nouveau mandat : cette cotisation pourra aussi être prélevée grâce à lui.',
  MD06: 'Appelez-nous pour en parler.',
  MS02: 'Indiquez-nous un autre compte, ou appelez-nous si le montant vous surprend.',
  RC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  SL01: `Autorisez ${brandName} dans votre espace bancaire, puis appelez-nous.`,
  CNOR: 'Indiquez-nous un compte dans une autre banque.',
  DNOR: 'Indiquez-nous un compte dans une autre banque.',
  card_expired: 'Passez au prélèvement sur un compte, ou appelez-nous.',
  card_refused: 'Voyez avec votre banque, passez au prélèvement sur un compte, ou appelez-nous.',
  card_lost: 'Passez au prélèvement sur un compte, ou appelez-nous.',
}

const it: Advice = {
  AM04: 'Versi sul conto prima del nuovo tentativo.',
  MS03: 'La Sua banca può indicarLe il motivo.',
  AM05: 'Controlli prima se compare nel Suo estratto conto. Se non c’è, ci chiami.',
  AC01: 'Ci indichi un altro conto: questo premio potrà esservi addebitato.',
  AC04: 'Ci indichi il nuovo conto: questo premio potrà esservi addebitato.',
  AC06: 'Si rivolga alla Sua banca, oppure ci indichi un altro conto.',
  AG01: 'Ci indichi un conto corrente: questo premio potrà esservi addebitato.',
  MD01: 'Firmi un nuovo mandato: anche questo premio potrà essere addebitato con esso.',
  MD06: 'Ci chiami per parlarne.',
  MS02: 'Ci indichi un altro conto, o ci chiami se l’importo La sorprende.',
  RC01: 'Ci indichi un altro conto: questo premio potrà esservi addebitato.',
  SL01: `Autorizzi ${brandName} nella Sua area bancaria, poi ci chiami.`,
  CNOR: 'Ci indichi un conto in un’altra banca.',
  DNOR: 'Ci indichi un conto in un’altra banca.',
  card_expired: 'Passi all’addebito su un conto, o ci chiami.',
  card_refused: 'Si rivolga alla Sua banca, passi all’addebito su un conto, o ci chiami.',
  card_lost: 'Passi all’addebito su un conto, o ci chiami.',
}

/** What the member can do about a contribution that came back where no card can pay it. */
export const withoutCardMessages = messages({
  fr: {
    reasons: fr,
    final: 'Nous n’essaierons plus de la prélever sur ce compte : indiquez-nous un autre compte, ou appelez-nous.',
    /** below the debit, where no attempt is planned */
    ways: 'Indiquez-nous un autre compte : vous pourrez demander que cette somme y soit prélevée. Ou appelez-nous, nous conviendrons du règlement.',
    waiting: 'À régler',
  },
  it: {
    reasons: it,
    final: 'Non tenteremo altri addebiti su questo conto: ci indichi un altro conto, o ci chiami.',
    ways: 'Ci indichi un altro conto: potrà chiedere che questa somma vi sia addebitata. Oppure ci chiami, concorderemo il pagamento.',
    waiting: 'Da pagare',
  },
})
