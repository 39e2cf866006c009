import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type { Kinds } from './kind.ts'

/** The steps of a refund request; the last wording of each is that of rows which name their reference alone. */
export const refundKinds = {
  refund_filed: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    fr: [
      ['{name} : demande bien reçue', 'Demande bien reçue'],
      [
        'Reçue {by_channel}. Soins du {care_day} : {care_inside}. Réponse au plus tard le {expected_by}.',
        'Soins du {care_day} : {care_inside}. Réponse au plus tard le {expected_by}.',
        'Soins du {care_day}. Réponse au plus tard le {expected_by}.',
        'Votre demande {reference} nous est parvenue.',
      ],
    ],
    it: [
      ['{name}: richiesta ricevuta', 'Richiesta ricevuta'],
      [
        'Ricevuta {by_channel}. Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
        'Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
        'Cure del {care_day}. Risposta entro il {expected_by}.',
        'Abbiamo ricevuto la richiesta {reference}.',
      ],
    ],
    letter: {
      fr: [
        [
          'Nous avons reçu votre demande {by_channel}, pour les soins {de_name} du {care_day} ({care_inside}), et l’avons enregistrée pour vous.',
          'Votre demande pour les soins {de_name} du {care_day} ({care_inside}) nous est parvenue.',
          'Votre demande pour les soins {de_name} du {care_day} nous est parvenue.',
          'Votre demande {reference} nous est parvenue.',
        ],
        'Nous vous répondons au plus tard le {expected_by}. D’ici là, vous n’avez rien à faire.',
      ],
      it: [
        [
          'Abbiamo ricevuto la Sua richiesta {by_channel}, per le cure di {name} del {care_day} ({care_inside}), e l’abbiamo registrata per Lei.',
          'Abbiamo ricevuto la richiesta per le cure di {name} del {care_day} ({care_inside}).',
          'Abbiamo ricevuto la richiesta per le cure di {name} del {care_day}.',
          'Abbiamo ricevuto la richiesta {reference}.',
        ],
        'Le rispondiamo entro il {expected_by}. Nel frattempo non deve fare nulla.',
      ],
    },
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  // Between the receipt and the decision there is nothing to do: the portal alone says it.
  refund_processing: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'never',
    fr: [
      ['{name} : demande à l’étude', 'Demande en cours d’étude'],
      [
        'Soins du {care_day} : {care_inside}. Réponse au plus tard le {expected_by}.',
        'Soins du {care_day}. Réponse au plus tard le {expected_by}.',
        'Notre équipe étudie la demande {reference}.',
      ],
    ],
    it: [
      ['{name}: richiesta in esame', 'Richiesta in esame'],
      [
        'Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
        'Cure del {care_day}. Risposta entro il {expected_by}.',
        'Il nostro team sta esaminando la richiesta {reference}.',
      ],
    ],
    href: '/refunds/{request_id}',
  },
  action_required: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : {missing}', 'Un document est attendu'],
      [
        'Soins du {care_day} : {care_inside}. {asked} À envoyer au plus tard le {date}.',
        'Soins du {care_day}. {asked} À envoyer au plus tard le {date}.',
        'Complétez la demande {reference} avant le {date}.',
      ],
    ],
    it: [
      ['{name}: {missing}', 'Serve un documento'],
      [
        'Cure del {care_day}: {care_inside}. {asked} Da inviare entro il {date}.',
        'Cure del {care_day}. {asked} Da inviare entro il {date}.',
        'Completi la richiesta {reference} entro il {date}.',
      ],
    ],
    letter: {
      fr: [
        [
          'L’étude des soins {de_name} du {care_day} ({care_inside}) est en pause.',
          'L’étude des soins {de_name} du {care_day} est en pause.',
          'Complétez la demande {reference} avant le {date}.',
        ],
        '{asked}',
        '{missing_by} Sans réponse d’ici là, la demande sera refusée. L’étude reprend dès que tout est là.',
      ],
      it: [
        [
          'L’esame delle cure di {name} del {care_day} ({care_inside}) è in pausa.',
          'L’esame delle cure di {name} del {care_day} è in pausa.',
          'Completi la richiesta {reference} entro il {date}.',
        ],
        '{asked}',
        '{missing_by} Senza risposta entro quel giorno la richiesta sarà rifiutata. L’esame riprende appena c’è tutto.',
      ],
    },
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  action_done: {
    severity: 'info',
    group: 'refund_progress',
    mail: 'optional',
    fr: [
      ['{name} : demande complétée', 'Demande complétée'],
      [
        'Soins du {care_day} : {care_inside}. L’étude reprend, réponse au plus tard le {expected_by}.',
        'Soins du {care_day}. L’étude reprend, réponse au plus tard le {expected_by}.',
        'La demande {reference} est complète : l’étude reprend.',
      ],
    ],
    it: [
      ['{name}: richiesta completata', 'Richiesta completata'],
      [
        'Cure del {care_day}: {care_inside}. L’esame riprende, risposta entro il {expected_by}.',
        'Cure del {care_day}. L’esame riprende, risposta entro il {expected_by}.',
        'La richiesta {reference} è completa: l’esame riprende.',
      ],
    ],
    letter: {
      fr: [
        [
          'Votre demande pour les soins {de_name} du {care_day} ({care_inside}) est complète : l’étude reprend.',
          'Votre demande pour les soins {de_name} du {care_day} est complète : l’étude reprend.',
          'La demande {reference} est complète : l’étude reprend.',
        ],
        'Nous vous répondons au plus tard le {expected_by}.',
      ],
      it: [
        [
          'La richiesta per le cure di {name} del {care_day} ({care_inside}) è completa: l’esame riprende.',
          'La richiesta per le cure di {name} del {care_day} è completa: l’esame riprende.',
          'La richiesta {reference} è completa: l’esame riprende.',
        ],
        'Le rispondiamo entro il {expected_by}.',
      ],
    },
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
  refund_accepted: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : {amount} à vous rembourser', 'Remboursement accepté'],
      [
        '{care} du {care_day}. Versement au plus tard le {expected_by} sur {account}.',
        '{care} du {care_day}. {needs_account}',
        '{care} du {care_day}, à verser sur {account}.',
        '{amount} seront versés pour {name}.',
      ],
    ],
    it: [
      ['{name}: {amount} in arrivo', 'Rimborso accettato'],
      [
        '{care} del {care_day}. Accredito entro il {expected_by} sul conto {account}.',
        '{care} del {care_day}. {needs_account}',
        '{care} del {care_day}, da accreditare sul conto {account}.',
        'Le saranno accreditati {amount} per {name}.',
      ],
    ],
    letter: {
      fr: [
        [
          'Les soins {de_name} du {care_day} ({care_inside}) sont acceptés : {amount} vous seront versés sur {account} au plus tard le {expected_by}.',
          'Les soins {de_name} du {care_day} ({care_inside}) sont acceptés : {amount} vous seront versés sur {account}.',
          'Les soins {de_name} du {care_day} ({care_inside}) sont acceptés : {amount} vous reviennent.',
          '{amount} seront versés pour {name}.',
        ],
        '{needs_account}',
        'Il reste {kept} à votre charge. Le calcul, ligne par ligne, est dans votre espace.',
      ],
      it: [
        [
          'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le accrediteremo {amount} sul conto {account} entro il {expected_by}.',
          'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le accrediteremo {amount} sul conto {account}.',
          'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le spettano {amount}.',
          'Le saranno accreditati {amount} per {name}.',
        ],
        '{needs_account}',
        'Restano a Suo carico {kept}. Il calcolo, riga per riga, è nella Sua area personale.',
      ],
    },
    facts: ['billed', 'refunded', 'kept', 'reference'],
    href: '/refunds/{request_id}',
  },
  refund_paid: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : {amount} versés', refundEnds.fr.finished],
      ['{care} du {care_day}, vers {account}.', '{amount} viennent de vous être versés.'],
    ],
    it: [
      ['{name}: {amount} accreditati', refundEnds.it.finished],
      ['{care} del {care_day}, verso il conto {account}.', 'Le abbiamo versato {amount}.'],
    ],
    letter: {
      fr: [
        [
          '{amount} pour les soins {de_name} du {care_day} ({care_inside}) sont partis vers {account}.',
          '{amount} viennent de vous être versés.',
        ],
        'Votre banque les crédite souvent le jour même.',
      ],
      it: [
        [
          '{amount} per le cure di {name} del {care_day} ({care_inside}) sono partiti verso il conto {account}.',
          'Le abbiamo versato {amount}.',
        ],
        'La banca li accredita spesso in giornata.',
      ],
    },
    facts: ['paid', 'paid_on', 'account', 'reference'],
    href: '/refunds/{request_id}',
  },
  refund_rejected: {
    severity: 'warning',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : demande refusée', refundEnds.fr.rejected],
      [
        'Soins du {care_day} : {care_inside}. {why_alone}',
        'Soins du {care_day}. {why_alone}',
        'Consultez le motif de la demande {reference}.',
      ],
    ],
    it: [
      ['{name}: richiesta rifiutata', refundEnds.it.rejected],
      [
        'Cure del {care_day}: {care_inside}. {why_alone}',
        'Cure del {care_day}. {why_alone}',
        'Consulti il motivo della richiesta {reference}.',
      ],
    ],
    letter: {
      fr: [
        [
          'Nous ne pouvons pas rembourser les soins {de_name} du {care_day} ({care_inside}) : {why}',
          'Nous ne pouvons pas rembourser les soins {de_name} du {care_day} : {why}',
          'Consultez le motif de la demande {reference}.',
        ],
      ],
      it: [
        [
          'Non possiamo rimborsare le cure di {name} del {care_day} ({care_inside}): {why}',
          'Non possiamo rimborsare le cure di {name} del {care_day}: {why}',
          'Consulti il motivo della richiesta {reference}.',
        ],
      ],
    },
    facts: ['vet', 'reference'],
    contests: true,
    href: '/refunds/{request_id}',
  },
  decision_corrected: {
    severity: 'info',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : décision corrigée', 'Décision corrigée'],
      [
        'Le remboursement passe de {was} à {amount} : {due} vous seront encore versés.',
        'Le remboursement passe de {was} à {amount} : {overpaid} avaient été versés en trop.',
        'Le remboursement passe de {was} à {amount}.',
        'Nous avons revu la décision de la demande {reference}.',
      ],
    ],
    it: [
      ['{name}: decisione corretta', 'Decisione corretta'],
      [
        'Il rimborso passa da {was} a {amount}: Le saranno accreditati ancora {due}.',
        'Il rimborso passa da {was} a {amount}: {overpaid} erano stati accreditati in più.',
        'Il rimborso passa da {was} a {amount}.',
        'Abbiamo rivisto la decisione sulla richiesta {reference}.',
      ],
    ],
    letter: {
      fr: [
        [
          'Nous avons revu notre décision pour les soins {de_name} du {care_day} : le remboursement passe de {was} à {amount}.',
          'Nous avons revu la décision de la demande {reference} : le remboursement passe de {was} à {amount}.',
        ],
        'Pourquoi : {note}',
        [
          'La différence, {due}, vous sera versée comme les autres remboursements.',
          '{overpaid} vous avaient été versés en trop. Vous n’avez rien à faire pour l’instant : nous vous écrirons.',
        ],
        'La première décision reste visible à côté de la nouvelle, ligne par ligne.',
      ],
      it: [
        [
          'Abbiamo rivisto la decisione per le cure di {name} del {care_day}: il rimborso passa da {was} a {amount}.',
          'Abbiamo rivisto la decisione sulla richiesta {reference}: il rimborso passa da {was} a {amount}.',
        ],
        'Perché: {note}',
        [
          'La differenza, {due}, Le sarà accreditata come gli altri rimborsi.',
          '{overpaid} Le erano stati accreditati in più. Per ora non deve fare nulla: Le scriveremo.',
        ],
        'La prima decisione resta visibile accanto alla nuova, riga per riga.',
      ],
    },
    facts: ['reference'],
    contests: true,
    href: '/refunds/{request_id}',
  },
  payment_returned: {
    severity: 'action',
    group: 'refunds',
    mail: 'always',
    fr: [
      ['{name} : un remboursement nous est revenu', 'Un remboursement nous est revenu'],
      [
        'Le virement de {amount} vers {account} a été refusé par la banque. Vérifiez le compte de vos remboursements.',
        'Le virement de {amount} a été refusé par la banque. Vérifiez le compte de vos remboursements.',
        'La banque a refusé le virement. Vérifiez le compte de vos remboursements.',
      ],
    ],
    it: [
      ['{name}: un rimborso è tornato indietro', 'Un rimborso è tornato indietro'],
      [
        'Il bonifico di {amount} verso {account} è stato respinto dalla banca. Verifichi il conto dei rimborsi.',
        'Il bonifico di {amount} è stato respinto dalla banca. Verifichi il conto dei rimborsi.',
        'La banca ha respinto il bonifico. Verifichi il conto dei rimborsi.',
      ],
    ],
    letter: {
      fr: [
        [
          'Le virement de {amount} pour les soins {de_name} du {care_day}, vers le compte {account}, nous est revenu le {date}.',
          'Le virement de {amount} de la demande {reference} nous est revenu le {date}.',
          'Un virement de la demande {reference} nous est revenu.',
        ],
        'Vérifiez le compte de vos remboursements dans votre espace, page Moyens de paiement. Il est peut-être fermé, ou son numéro a changé.',
        'Rien n’est perdu : la somme repartira vers le compte que vous indiquerez.',
      ],
      it: [
        [
          'Il bonifico di {amount} per le cure di {name} del {care_day}, verso il conto {account}, è tornato indietro il {date}.',
          'Il bonifico di {amount} della richiesta {reference} è tornato indietro il {date}.',
          'Un bonifico della richiesta {reference} è tornato indietro.',
        ],
        'Verifichi il conto dei rimborsi nella Sua area personale, pagina Metodi di pagamento. Potrebbe essere chiuso, o il numero essere cambiato.',
        'Nulla è perduto: la somma ripartirà verso il conto che indicherà.',
      ],
    },
    facts: ['reference'],
    href: '/refunds/{request_id}',
  },
} as const satisfies Kinds
