export const quoteWords = {
  quote_answered: {
    title: ['{name} : accord pour {amount}', 'Accord donné pour votre devis'],
    body: 'Soins prévus le {care_day}. Envoyez la facture au plus tard le {date} : {amount} vous sont réservés.',
    letter: [
      'Votre devis pour les soins {de_name} prévus le {care_day} est accepté : {amount} vous seront remboursés si les soins sont faits comme prévu.',
      'Ce montant vous est réservé jusqu’au {date}. Après les soins, envoyez la facture depuis la page du devis, au plus tard ce jour-là.',
      'Conditions de l’accord : {note}',
    ],
  },
  quote_refused: {
    title: ['{name} : devis refusé', 'Devis refusé'],
    body: ['Soins prévus le {care_day}. {note}', 'Soins prévus le {care_day} : {why}.'],
    letter: [
      'Nous ne pouvons pas donner d’accord pour les soins {de_name} prévus le {care_day}.',
      ['Pourquoi : {note}', 'Pourquoi : {why}.'],
      'Rien n’est réservé. Si les soins sont faits, vous pouvez tout de même nous envoyer la facture : elle sera étudiée comme les autres.',
    ],
  },
  quote_ending: {
    title: ['{name} : votre accord se termine bientôt', 'Votre accord se termine bientôt'],
    body: '{time_left}, pour envoyer la facture. Ensuite, {amount} ne seront plus réservés.',
    letter: [
      '{time_left}, pour envoyer la facture des soins {de_name} prévus le {care_day}. Ensuite, l’accord expire et {amount} ne seront plus réservés.',
      'Les soins sont faits ? Envoyez la facture depuis la page du devis. Ils sont reportés ? Demandez au vétérinaire un nouveau devis, et envoyez-le-nous.',
    ],
  },
  quote_lapsed: {
    title: ['{name} : accord expiré', 'Accord expiré'],
    body: 'L’accord du devis valait jusqu’au {date}. {amount} ne sont plus réservés.',
    letter: [
      'L’accord pour les soins {de_name} valait jusqu’au {date}. Le montant réservé, {amount}, est de nouveau libre dans votre plafond.',
      'Une facture envoyée maintenant est étudiée comme les autres. Pour un nouvel accord, envoyez un nouveau devis.',
    ],
  },
  quote_draft_ending: {
    title: ['{name} : votre devis n’est pas envoyé', 'Votre devis n’est pas envoyé'],
    body: 'Il sera supprimé le {date} avec ses documents.',
    letter: [
      'Un devis attend dans votre espace et n’a pas été envoyé. Il sera supprimé le {date} avec ses documents.',
      'Reprenez-le pour l’envoyer ; chaque changement le garde trente jours de plus.',
    ],
  },
}
