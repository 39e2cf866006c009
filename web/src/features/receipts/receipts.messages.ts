import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { DeclineCode } from '@coussinet/contract/receipts.ts'

/** Texts that all pages of the contributions share. */
export const receiptMessages = messages({
  fr: {
    title: pageNames.receipts.fr,
    nextAttempt: (day: string) => `Nouvel essai le ${day}`,
    noNextAttempt: 'Pas de nouvel essai',
    collected: (day: string) => `Sera prélevée le ${day} sur le nouveau compte`,
    collectedAfter: (attempt: string, day: string) =>
      `Nouvel essai le ${attempt} sur l’ancien compte ; s’il échoue, le ${day} sur le nouveau`,
    mend: 'Régulariser',
    mendOf: (month: string) => `Régulariser ${month}`,
    receipt: paperNames.fr.receipt,
    receiptOf: (month: string) => `quittance ${deName(month)}`,
    month: 'Mois',
    issueDate: 'Émise le',
    statusColumn: 'Statut',
    amount: 'Montant',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos quittances.',
  },
  it: {
    title: pageNames.receipts.it,
    nextAttempt: (day: string) => elided(`Nuovo tentativo il ${day}`),
    noNextAttempt: 'Nessun altro tentativo',
    collected: (day: string) => elided(`Sarà addebitato il ${day} sul nuovo conto`),
    collectedAfter: (attempt: string, day: string) =>
      elided(`Nuovo tentativo il ${attempt} sul vecchio conto; se non riesce, il ${day} sul nuovo`),
    mend: 'Regolarizza',
    mendOf: (month: string) => `Regolarizza ${month}`,
    receipt: paperNames.it.receipt,
    receiptOf: (month: string) => `quietanza di ${month}`,
    month: 'Mese',
    issueDate: 'Emesso il',
    statusColumn: 'Stato',
    amount: 'Importo',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare le Sue quietanze.',
  },
})

type Reason = {
  why: string
  todo: string
}

const fr: Record<DeclineCode, Reason> = {
  AM04: {
    why: 'Le compte n’était pas assez approvisionné le jour du prélèvement.',
    todo: 'Approvisionnez le compte avant le nouvel essai, ou réglez par carte dès maintenant.',
  },
  MS03: {
    why: 'La banque a refusé le prélèvement sans nous dire pourquoi.',
    todo: 'Votre banque peut vous donner la raison. Vous pouvez aussi régler par carte dès maintenant.',
  },
  TM01: {
    why: 'Notre demande est arrivée trop tard à la banque : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF01: {
    why: 'La banque n’a pas pu lire notre demande : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF05: {
    why: 'Notre demande n’avait pas le bon format : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  AM05: {
    why: 'La banque a cru que cette cotisation était prélevée deux fois.',
    todo: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, réglez-la par carte.',
  },
  AC01: {
    why: 'La banque ne trouve pas de compte à ce numéro.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  AC04: {
    why: 'Le compte à débiter est clôturé.',
    todo: 'Indiquez-nous votre nouveau compte, et réglez cette cotisation par carte.',
  },
  AC06: {
    why: 'Le compte est bloqué : la banque n’y laisse passer aucun prélèvement.',
    todo: 'Voyez avec votre banque, ou réglez cette cotisation par carte.',
  },
  AG01: {
    why: 'Ce compte n’accepte pas les prélèvements : c’est souvent le cas d’un compte d’épargne.',
    todo: 'Indiquez-nous un compte courant, et réglez cette cotisation par carte.',
  },
  MD01: {
    why: 'La banque n’a pas de mandat valable pour ce prélèvement.',
    todo: 'Il faut signer un nouveau mandat. D’ici là, réglez cette cotisation par carte.',
  },
  MD06: {
    why: 'Le titulaire du compte a demandé à sa banque de lui rendre ce prélèvement.',
    todo: 'Si c’est une erreur, réglez cette cotisation par carte. Sinon, appelez-nous pour en parler.',
  },
  MD07: {
    why: 'La banque nous dit que ce compte n’est plus disponible.',
    todo: 'Appelez-nous : nous verrons avec vous comment continuer.',
  },
  MS02: {
    why: 'Le titulaire du compte a demandé à sa banque de refuser ce prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou appelez-nous si le montant vous surprend.',
  },
  RC01: {
    why: 'L’identifiant de la banque (BIC) n’est pas reconnu.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  SL01: {
    why: 'Les réglages du compte limitent ou filtrent les prélèvements.',
    todo: `Autorisez ${brandName} dans votre espace bancaire, et réglez cette cotisation par carte.`,
  },
  CNOR: {
    why: 'Notre banque n’a pas pu joindre celle du compte.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  DNOR: {
    why: 'La banque du compte ne peut pas recevoir de prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  card_expired: {
    why: 'La carte enregistrée a expiré.',
    todo: 'Réglez avec une carte en cours de validité.',
  },
  card_refused: {
    why: 'La banque de la carte a refusé le paiement.',
    todo: 'Essayez avec une autre carte, ou voyez avec votre banque.',
  },
  card_lost: {
    why: 'La carte enregistrée a été déclarée perdue ou volée.',
    todo: 'Réglez avec une autre carte.',
  },
}

const it: Record<DeclineCode, Reason> = {
  AM04: {
    why: 'Il giorno dell’addebito sul conto non c’erano fondi sufficienti.',
    todo: 'Versi sul conto prima del nuovo tentativo, oppure paghi subito con carta.',
  },
  MS03: {
    why: 'La banca ha respinto l’addebito senza dirci il motivo.',
    todo: 'La Sua banca può indicarLe il motivo. Può anche pagare subito con carta.',
  },
  TM01: {
    why: 'La nostra richiesta è arrivata tardi alla banca: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  FF01: {
    why: 'La banca non ha potuto leggere la nostra richiesta: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  FF05: {
    why: 'La nostra richiesta non aveva il formato giusto: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  AM05: {
    why: 'La banca ha creduto che questo premio fosse addebitato due volte.',
    todo: 'Controlli prima se compare nel Suo estratto conto. Se non c’è, lo paghi con carta.',
  },
  AC01: {
    why: 'La banca non trova un conto con questo numero.',
    todo: 'Ci indichi un altro conto e paghi questo premio con carta.',
  },
  AC04: {
    why: 'Il conto da addebitare è chiuso.',
    todo: 'Ci indichi il nuovo conto e paghi questo premio con carta.',
  },
  AC06: {
    why: 'Il conto è bloccato: la banca non vi accetta addebiti.',
    todo: 'Si rivolga alla Sua banca, oppure paghi questo premio con carta.',
  },
  AG01: {
    why: 'Questo conto non accetta addebiti diretti: capita spesso con i conti di risparmio.',
    todo: 'Ci indichi un conto corrente e paghi questo premio con carta.',
  },
  MD01: {
    why: 'La banca non ha un mandato valido per questo addebito.',
    todo: 'Occorre firmare un nuovo mandato. Nel frattempo paghi questo premio con carta.',
  },
  MD06: {
    why: 'L’intestatario del conto ha chiesto alla banca la restituzione di questo addebito.',
    todo: 'Se è un errore, paghi questo premio con carta. Altrimenti ci chiami per parlarne.',
  },
  MD07: {
    why: 'La banca ci comunica che questo conto non è più disponibile.',
    todo: 'Ci chiami: vedremo insieme come continuare.',
  },
  MS02: {
    why: 'L’intestatario del conto ha chiesto alla banca di respingere questo addebito.',
    todo: 'Paghi questo premio con carta, o ci chiami se l’importo La sorprende.',
  },
  RC01: {
    why: 'Il codice della banca (BIC) non è riconosciuto.',
    todo: 'Ci indichi un altro conto e paghi questo premio con carta.',
  },
  SL01: {
    why: 'Le impostazioni del conto limitano o filtrano gli addebiti.',
    todo: `Autorizzi ${brandName} nella Sua area bancaria e paghi questo premio con carta.`,
  },
  CNOR: {
    why: 'La nostra banca non ha potuto raggiungere quella del conto.',
    todo: 'Paghi questo premio con carta, o ci indichi un conto in un’altra banca.',
  },
  DNOR: {
    why: 'La banca del conto non può ricevere addebiti diretti.',
    todo: 'Paghi questo premio con carta, o ci indichi un conto in un’altra banca.',
  },
  card_expired: {
    why: 'La carta registrata è scaduta.',
    todo: 'Paghi con una carta in corso di validità.',
  },
  card_refused: {
    why: 'La banca della carta ha rifiutato il pagamento.',
    todo: 'Provi con un’altra carta o si rivolga alla Sua banca.',
  },
  card_lost: {
    why: 'La carta registrata è stata segnalata come smarrita o rubata.',
    todo: 'Paghi con un’altra carta.',
  },
}

/** Why a contribution came back, in plain words, and what the member can do about it. */
export const declineMessages = messages({
  fr: { reasons: fr, final: 'Nous n’essaierons plus de la prélever : réglez-la par carte.' },
  it: { reasons: it, final: 'Non tenteremo altri addebiti: lo paghi con carta.' },
})

type Advice = Partial<Record<DeclineCode, string>>

const withoutCardFr: Advice = {
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

const withoutCardIt: Advice = {
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

/** Remedies for a contribution that came back where no card can pay it. */
export const withoutCardMessages = messages({
  fr: {
    reasons: withoutCardFr,
    final: 'Nous n’essaierons plus de la prélever sur ce compte : indiquez-nous un autre compte, ou appelez-nous.',
    /** below the debit, where no attempt is planned */
    ways: 'Indiquez-nous un autre compte : vous pourrez demander que cette somme y soit prélevée. Ou appelez-nous, nous conviendrons du règlement.',
    waiting: 'À régler',
  },
  it: {
    reasons: withoutCardIt,
    final: 'Non tenteremo altri addebiti su questo conto: ci indichi un altro conto, o ci chiami.',
    ways: 'Ci indichi un altro conto: potrà chiedere che questa somma vi sia addebitata. Oppure ci chiami, concorderemo il pagamento.',
    waiting: 'Da pagare',
  },
})
