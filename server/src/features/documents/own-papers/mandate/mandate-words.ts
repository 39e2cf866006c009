import { elided } from '@coussinet/contract/italian-day.ts'
import type { Language } from '#platform/texts.ts'

// domain rules §4.1: our own wording of what a Core mandate must hold
const fr = {
  title: 'Mandat de prélèvement SEPA',
  title_be: 'Mandat de domiciliation européenne SEPA',
  body: (creditor: string) =>
    `En signant ce mandat, vous permettez à ${creditor} d’envoyer à votre banque des ordres de débit de votre compte, et à votre banque de débiter ce compte comme ces ordres l’indiquent.`,
  refund:
    'Vous pouvez demander à votre banque le remboursement d’un débit, aux conditions de la convention qui vous lie à elle. Votre demande doit lui parvenir dans les 8 semaines qui suivent la date du débit.',
  umr: 'Référence unique du mandat (RUM)',
  ics: 'Identifiant créancier SEPA (ICS)',
  creditor: 'Créancier',
  debtor: 'Titulaire du compte (débiteur)',
  iban: 'IBAN',
  bic: 'BIC',
  no_bic: 'se déduit de l’IBAN',
  type: 'Type de paiement : récurrent',
  on_behalf: 'Pour le compte de',
  contract: 'Contrat concerné',
  contract_text: (number: string) => `${number}, assurance santé animale : cotisations mensuelles`,
  account: 'Compte à débiter',
  signature: 'Signature',
  place_date: (city: string, date: string) => `Fait à ${city}, le ${date}`,
  signed: (name: string, moment: string, channel: string) => `Signé électroniquement par ${name} le ${moment}, code reçu par ${channel}`,
  channel: { email: 'e-mail', sms: 'SMS' },
  to: (recipient: string) => `au ${recipient}`,
  to_email: (recipient: string) => `à ${recipient}`,
  sign_here: 'Lieu et date',
  sign_name: 'Signature du titulaire du compte',
  note: 'Vos droits concernant ce mandat vous sont expliqués par votre banque.',
  ended: {
    replaced: (day: string) => `Ce mandat a été remplacé le ${day} : il ne permet plus aucun prélèvement.`,
    revoked: (day: string) => `Ce mandat a été révoqué le ${day} : il ne permet plus aucun prélèvement.`,
    lapsed: (day: string) => `Ce mandat a expiré le ${day}, après 36 mois sans prélèvement.`,
  },
  unsigned: 'Ce mandat n’est pas signé : il ne permet aucun prélèvement.',
}

const it: typeof fr = {
  title: 'Mandato per addebito diretto SEPA',
  title_be: 'Mandato per addebito diretto SEPA',
  body: (creditor) =>
    `Firmando il presente mandato Lei consente a ${creditor} di trasmettere alla Sua banca ordini di addebito sul Suo conto, e alla Sua banca di addebitarlo come indicato in tali ordini.`,
  refund:
    'Può chiedere alla Sua banca il rimborso di un addebito, alle condizioni del contratto che La lega ad essa. La richiesta va presentata entro 8 settimane dalla data dell’addebito.',
  umr: 'Riferimento unico del mandato',
  ics: 'Codice identificativo del creditore (CID)',
  creditor: 'Creditore',
  debtor: 'Intestatario del conto (debitore)',
  iban: 'IBAN',
  bic: 'BIC',
  no_bic: 'si ricava dall’IBAN',
  type: 'Tipo di pagamento: ricorrente',
  on_behalf: 'Per conto di',
  contract: 'Polizza di riferimento',
  contract_text: (number) => `${number}, assicurazione sanitaria per animali: premi mensili`,
  account: 'Conto da addebitare',
  signature: 'Firma',
  place_date: (city, date) => `${city}, ${date}`,
  signed: (name, moment, channel) => `Firmato elettronicamente da ${name}, ${moment}, codice ricevuto via ${channel}`,
  channel: { email: 'e-mail', sms: 'SMS' },
  to: (recipient) => `al ${recipient}`,
  to_email: (recipient) => `a ${recipient}`,
  sign_here: 'Luogo e data',
  sign_name: 'Firma dell’intestatario del conto',
  note: 'La Sua banca può fornirLe spiegazioni sui diritti legati a questo mandato.',
  ended: {
    replaced: (day) => elided(`Questo mandato è stato sostituito il ${day}: non consente più alcun addebito.`),
    revoked: (day) => elided(`Questo mandato è stato revocato il ${day}: non consente più alcun addebito.`),
    lapsed: (day) => elided(`Questo mandato è scaduto il ${day}, dopo 36 mesi senza addebiti.`),
  },
  unsigned: 'Questo mandato non è firmato: non consente alcun addebito.',
}

export const mandateWords: Record<Language, typeof fr> = { fr, it }
