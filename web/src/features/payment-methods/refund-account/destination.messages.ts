import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const destinationMessages = messages({
  fr: {
    account: accountLabels.fr.account,
    holder: accountLabels.fr.holder,
    none: 'Aucun compte pour vos remboursements.',
    noneText: 'Sans lui, nous ne pouvons pas vous les verser.',
    add: 'Indiquer un compte',
    change: 'Changer',
    changeOf: 'Changer le compte des remboursements',
    held: (until: string) => `Vos remboursements attendent jusqu’au ${until}.`,
    heldText: 'Ce compte est nouveau : par sécurité, nous n’y versons rien pendant 48 heures.',
    release: 'Confirmer maintenant par un code',
    pending: 'Un nouveau compte attend votre code.',
    pendingText: 'D’ici là, vos remboursements vont où ils allaient.',
    pendingFirst: 'Confirmez-le pour recevoir vos remboursements.',
    resume: 'Reprendre',
  },
  it: {
    account: accountLabels.it.account,
    holder: accountLabels.it.holder,
    none: 'Nessun conto per i rimborsi.',
    noneText: 'Senza un conto non possiamo accreditarli.',
    add: 'Indica un conto',
    change: 'Cambia',
    changeOf: 'Cambia il conto dei rimborsi',
    held: (until: string) => `I Suoi rimborsi attendono fino a ${until}.`,
    heldText: 'Questo conto è nuovo: per sicurezza non vi accreditiamo nulla per 48 ore.',
    release: 'Conferma ora con un codice',
    pending: 'Un nuovo conto attende il Suo codice.',
    pendingText: 'Fino ad allora i rimborsi vanno dove andavano.',
    pendingFirst: 'Lo confermi per ricevere i rimborsi.',
    resume: 'Riprendi',
  },
})
