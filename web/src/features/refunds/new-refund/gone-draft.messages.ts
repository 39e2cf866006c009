import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const goneMessages = messages({
  fr: {
    title: 'Ce brouillon n’existe plus',
    text: 'Il a été supprimé dans un autre onglet ou sur un autre appareil. Vous pouvez commencer une autre demande.',
    another: 'Nouvelle demande',
    refunds: pageNames.refunds.fr,
  },
  it: {
    title: 'Questa bozza non esiste più',
    text: 'È stata eliminata in un’altra scheda o su un altro dispositivo. Può iniziare un’altra richiesta.',
    another: 'Nuova richiesta',
    refunds: pageNames.refunds.it,
  },
})
