import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { SignedParts } from '@coussinet/contract/signing/signed-text.ts'
import { groupedIban } from '#platform/paper/postal-address.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { localMoment } from '#platform/time/local-moment.ts'

/** Version of the wording that the texts are made of: another one whenever a word of theirs changes. */
export const accountTextVersion = 'refund-account-2026-11-3'

const words = {
  fr: {
    title: 'Compte pour vos remboursements',
    holder: 'Titulaire du compte',
    iban: 'IBAN',
    bic: 'BIC',
    no_bic: 'Déduit de l’IBAN',
    from: 'Prise d’effet',
    from_text: 'Dès la validation du code, pour les remboursements acceptés ensuite',
    wish: 'Je demande que mes remboursements soient versés sur ce compte.',
    kept: 'Les remboursements déjà acceptés restent versés sur le compte prévu lors de leur acceptation.',
    hold: 'Pour me protéger d’une fraude, les versements vers ce compte attendent 48 heures, sauf si je demande par un nouveau code qu’ils partent sans attendre.',
    release_title: 'Versement de vos remboursements sans attendre',
    held: 'En attente jusqu’au',
    release: (until: string) =>
      `Je demande que mes remboursements soient versés dès maintenant sur ce compte, sans attendre le ${until}.`,
  },
  it: {
    title: 'Conto per i Suoi rimborsi',
    holder: 'Intestatario del conto',
    iban: 'IBAN',
    bic: 'BIC',
    no_bic: 'Ricavato dall’IBAN',
    from: 'Decorrenza',
    from_text: 'Dalla convalida del codice, per i rimborsi accettati in seguito',
    wish: 'Chiedo che i miei rimborsi siano versati su questo conto.',
    kept: 'I rimborsi già accettati restano destinati al conto previsto al momento dell’accettazione.',
    hold: 'Per proteggermi da una frode, i versamenti su questo conto attendono 48 ore, salvo che io chieda con un nuovo codice che partano senza attendere.',
    release_title: 'Versamento immediato dei Suoi rimborsi',
    held: 'In attesa fino a',
    release: (until: string) =>
      `Chiedo che i miei rimborsi siano versati subito su questo conto, senza aspettare fino a ${until}.`,
  },
} as const

type Account = { iban: string; bic: string | null; holder: string }

function accountFacts(language: Language, { holder, bic }: Account, iban: string): SignedParts['facts'] {
  const { holder: holder_term, iban: iban_term, bic: bic_term, no_bic } = words[language]
  return [
    { term: holder_term, lines: [holder] },
    { term: iban_term, lines: [iban] },
    { term: bic_term, lines: [bic ?? no_bic] },
  ]
}

/** Text that sends refunds to an account; the account whole, or masked once it is confirmed. */
export function requestParts(language: Language, account: Account, show: 'whole' | 'masked'): SignedParts {
  const { title, from, from_text, wish, kept, hold } = words[language]
  const iban = show === 'whole' ? groupedIban(account.iban) : maskedIban(account.iban)
  return {
    language,
    title,
    facts: [...accountFacts(language, account, iban), { term: from, lines: [from_text] }],
    paragraphs: [wish, kept, hold],
  }
}

/** Text that lets refunds go to a held account now; the account masked, the moment on the clocks of the country. */
export function releaseParts(
  language: Language,
  account: Account,
  { held_until, country }: { held_until: Date; country: string },
): SignedParts {
  const { release_title, held, release } = words[language]
  const until = localMoment(held_until, language, country)
  const facts = [...accountFacts(language, account, maskedIban(account.iban)), { term: held, lines: [until] }]
  return { language, title: release_title, facts, paragraphs: [release(until)] }
}
