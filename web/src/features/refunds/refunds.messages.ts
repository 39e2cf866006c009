import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { causeNames } from '@coussinet/contract/domain/causes.ts'
import { fileTypeNames } from '@coussinet/contract/domain/file-types.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'

/** What a refund request is called wherever it is shown. */
export const refundMessages = messages({
  fr: {
    status: refundStatuses.fr,
    cause: causeNames.fr,
    file: fileTypeNames.fr,
    load: {
      requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
      past: 'Nous n’avons pas pu afficher vos remboursements passés.',
      refund: 'Nous n’avons pas pu afficher ce remboursement.',
      file: 'Ce document n’a pas pu être affiché.',
      download: 'Ce document n’a pas pu être téléchargé.',
      check: 'Nous n’avons pas pu vérifier votre demande.',
    },
    loading: 'Chargement en cours…',
    ask: 'Demander un remboursement',
    newRequest: 'Nouvelle demande',
    estimate: pageNames.estimate.fr,
    cancel: 'Annuler',
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié.',
    reference: requestLabels.fr.tracking_reference,
    locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
  },
  it: {
    status: refundStatuses.it,
    cause: causeNames.it,
    file: fileTypeNames.it,
    load: {
      requests: 'Non è stato possibile caricare le Sue richieste in corso.',
      past: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
      refund: 'Non è stato possibile caricare questo rimborso.',
      file: 'Non è stato possibile mostrare il documento.',
      download: 'Non è stato possibile scaricare il documento.',
      check: 'Non è stato possibile verificare la richiesta.',
    },
    loading: 'Caricamento in corso…',
    ask: 'Richiedi un rimborso',
    newRequest: 'Nuova richiesta',
    estimate: pageNames.estimate.it,
    cancel: 'Annulla',
    close: 'Chiudi',
    copy: 'Copia',
    copied: 'Copiato.',
    reference: requestLabels.it.tracking_reference,
    locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
  },
})
