import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const debitMessages = messages({
  fr: {
    account: accountLabels.fr.account,
    holder: accountLabels.fr.holder,
    umr: 'Mandat (RUM)',
    signed: 'Signé le',
    first: 'Prélevé dès le',
    downloadMandate: 'Télécharger le mandat',
    pending: 'Un mandat attend votre signature.',
    pendingText: 'D’ici là, rien ne change.',
    resume: 'Reprendre',
    card: 'Carte',
    expires: { valid: 'Expire fin', expiring: 'Expire fin', expired: 'A expiré fin' },
    expired: (last4: string) => `Votre carte ${last4} a expiré.`,
    expiring: (last4: string, days: number) =>
      plural(
        days,
        `Votre carte ${last4} expire ${days === 0 ? 'aujourd’hui' : 'demain'}.`,
        `Votre carte ${last4} expire dans ${days} jours.`,
        'fr',
      ),
    wayOut: {
      expired: {
        card: 'Nous ne pouvons plus l’utiliser : enregistrez-en une autre, ou passez au prélèvement.',
        account: 'Nous ne pouvons plus l’utiliser : passez au prélèvement sur un compte.',
        call: 'Nous ne pouvons plus l’utiliser : appelez-nous pour indiquer une autre carte ou un compte.',
      },
      expiring: {
        card: 'Enregistrez la nouvelle avant le prochain paiement, ou passez au prélèvement.',
        account: 'Passez au prélèvement sur un compte avant le prochain paiement.',
        call: 'Appelez-nous pour indiquer la nouvelle avant le prochain paiement.',
      },
    },
    none: 'Aucun moyen de paiement enregistré.',
    toAccount: { bank_account: 'Changer de compte', card: 'Passer au prélèvement', none: 'Indiquer un compte' },
    toCard: { bank_account: pageNames.card.fr, card: 'Changer de carte', none: pageNames.card.fr },
  },
  it: {
    account: accountLabels.it.account,
    holder: accountLabels.it.holder,
    umr: accountLabels.it.umr,
    signed: 'Firmato il',
    first: 'Addebiti dal',
    downloadMandate: 'Scarica il mandato',
    pending: 'Un mandato attende la Sua firma.',
    pendingText: 'Fino ad allora non cambia nulla.',
    resume: 'Riprendi',
    card: 'Carta',
    expires: { valid: 'Scade a fine', expiring: 'Scade a fine', expired: 'Scaduta a fine' },
    expired: (last4: string) => `La Sua carta ${last4} è scaduta.`,
    expiring: (last4: string, days: number) =>
      days === 0
        ? `La Sua carta ${last4} scade oggi.`
        : plural(days, `La Sua carta ${last4} scade domani.`, `La Sua carta ${last4} scade tra ${days} giorni.`, 'it'),
    wayOut: {
      expired: {
        card: 'Non possiamo più usarla: ne registri un’altra, o passi all’addebito sul conto.',
        account: 'Non possiamo più usarla: passi all’addebito sul conto.',
        call: 'Non possiamo più usarla: ci chiami per indicare un’altra carta o un conto.',
      },
      expiring: {
        card: 'Registri quella nuova prima del prossimo pagamento, o passi all’addebito sul conto.',
        account: 'Passi all’addebito sul conto prima del prossimo pagamento.',
        call: 'Ci chiami per indicare quella nuova prima del prossimo pagamento.',
      },
    },
    none: 'Nessun metodo di pagamento registrato.',
    toAccount: { bank_account: 'Cambia conto', card: 'Passa all’addebito sul conto', none: 'Indica un conto' },
    toCard: { bank_account: pageNames.card.it, card: 'Cambia carta', none: pageNames.card.it },
  },
})
