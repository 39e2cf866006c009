/** Words of what time alone will end or delete, told before; as those of the other kinds. */
export const reminderWords = {
  // Without `asked` everything is added, and waits to be sent.
  documents_due: {
    title: ['{name} : {missing}', '{name} : vos documents restent à envoyer', 'Vos documents restent à envoyer'],
    body: [
      'Soins du {care_day}. {asked} {time_left} ; sans réponse, la demande sera refusée.',
      '{asked} {time_left} ; sans réponse, la demande sera refusée.',
      'Soins du {care_day}. Tout est ajouté, mais pas encore envoyé. {time_left} ; sans envoi, la demande sera refusée.',
      'Tout est ajouté, mais pas encore envoyé. {time_left} ; sans envoi, la demande sera refusée.',
    ],
    letter: [
      [
        'L’étude des soins {de_name} du {care_day} ({care_inside}) attend toujours votre réponse.',
        'L’étude des soins {de_name} du {care_day} attend toujours votre réponse.',
        'La demande {reference} attend toujours votre réponse.',
      ],
      ['{asked}', 'Tout ce que nous demandions est ajouté, mais pas encore envoyé.'],
      '{time_left}. Sans réponse d’ici là, la demande sera refusée et ces soins ne seront pas remboursés. L’étude reprend dès que tout est là.',
    ],
  },
  draft_waiting: {
    title: ['{name} : une demande vous attend', 'Une demande vous attend'],
    body: [
      'Soins du {care_day}. Commencée, pas encore envoyée : elle est conservée jusqu’au {date}.',
      'Commencée, pas encore envoyée : elle est conservée jusqu’au {date}.',
    ],
    letter: [
      [
        'Vous avez commencé une demande de remboursement pour {name}, pour les soins du {care_day}. Elle n’est pas encore envoyée.',
        'Vous avez commencé une demande de remboursement pour {name}. Elle n’est pas encore envoyée.',
        'Vous avez commencé une demande de remboursement. Elle n’est pas encore envoyée.',
      ],
      'Tout ce que vous avez ajouté est conservé jusqu’au {date}. Vous reprenez là où vous en étiez.',
    ],
  },
  draft_ending: {
    title: ['{name} : votre brouillon sera supprimé le {date}', 'Votre brouillon sera supprimé le {date}'],
    body: [
      'Soins du {care_day}. La demande n’est pas envoyée : reprenez-la, ou gardez-la 30 jours de plus avec ses documents.',
      'La demande n’est pas envoyée : reprenez-la, ou gardez-la 30 jours de plus avec ses documents.',
    ],
    letter: [
      [
        'Votre demande de remboursement pour {name}, pour les soins du {care_day}, n’est toujours pas envoyée.',
        'Votre demande de remboursement pour {name} n’est toujours pas envoyée.',
        'Une demande de remboursement que vous avez commencée n’est toujours pas envoyée.',
      ],
      'Sans nouvelles de vous, elle sera supprimée le {date}, avec les photos et les documents ajoutés. Rien ne permettra de les retrouver.',
      'Reprenez-la pour l’envoyer, ou gardez-la 30 jours de plus : un bouton de sa page suffit.',
    ],
  },
  package_unused: {
    title: '{name} : il reste {amount} de forfait vaccins et prévention',
    body: 'À utiliser jusqu’au {date} : ce qui reste ensuite n’est pas reporté.',
    letter: [
      'Il reste {amount} du forfait vaccins et prévention {de_name} pour son année d’assurance, qui se termine le {date}.',
      'Ce qui n’est pas utilisé n’est pas reporté : l’année suivante commence avec un forfait entier. Un vaccin ou un antiparasitaire était prévu ? Le forfait le paie sans franchise.',
    ],
  },
  formula_change_waiting: {
    title: '{name} : votre demande de formule attend toujours notre réponse',
    body: 'Sans réponse de notre part d’ici au {date}, sa formule reste la même. Vous pouvez nous écrire.',
    letter: [
      'Vous avez demandé la formule {formula} pour {name} à partir du {date}. Nous ne vous avons pas encore répondu.',
      'Sans réponse de notre part d’ici là, votre demande prend fin et sa formule reste la même, au même prix. Vous y tenez ? Écrivez-nous ou appelez-nous.',
    ],
  },
  mandate_lapsing: {
    title: 'Votre mandat {umr} prend fin le {date}',
    body: 'Aucun prélèvement depuis 36 mois : les règles SEPA y mettent fin. Tant que rien n’est à prélever, vous n’avez rien à faire.',
    letter: [
      'Votre mandat {umr}, sur le compte {account}, n’a servi à aucun prélèvement depuis 36 mois. Les règles SEPA y mettent fin le {date}.',
      'Tant que rien n’est à prélever, vous n’avez rien à faire. Un prélèvement demanderait ensuite un nouveau mandat, que vous signez dans votre espace.',
    ],
  },
  card_expiring: {
    title: 'Votre carte {card} expire fin {month}',
    body: 'Vos cotisations en sont débitées. Enregistrez la nouvelle d’ici au {date} pour que la suivante soit réglée.',
    letter: [
      'Vos cotisations sont débitées de votre carte {card}, qui expire fin {month}.',
      'Enregistrez votre nouvelle carte, ou un compte bancaire, d’ici au {date} : sans cela, la cotisation suivante sera refusée.',
    ],
  },
  data_ending: {
    title: 'Vos données seront effacées le {date}',
    body: 'Votre contrat a pris fin il y a des années, et la loi ne demande plus de les garder. Enregistrez d’ici là ce que vous voulez conserver.',
    letter: [
      'Votre contrat a pris fin il y a des années, et la loi ne nous demande plus de garder vos données. Nous les effacerons le {date}, avec votre espace, vos remboursements et vos documents.',
      'Vous voulez en garder une copie ? Elle se télécharge d’ici là dans votre espace. Quelque chose vous est encore dû ? Écrivez-nous avant ce jour.',
    ],
  },
}
