import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'

export const refundAccountMessages = {
  where: (number: number, count: number) => `Étape ${number} sur ${count}`,
  account: accountLabels.fr.account,
  holder: accountLabels.fr.holder,
  iban: {
    title: 'Où verser vos remboursements ?',
    help: 'Un compte à votre nom. Un code confirme ensuite que c’est bien vous qui le changez.',
    holder: fieldLabels.fr.account_holder,
    holderHint: 'Votre nom, comme votre banque l’écrit.',
    present: (account: string) => `Aujourd’hui : ${account}`,
    next: 'Continuer',
    saving: 'Vérification',
  },
  gone: 'Ce compte n’attend plus de code.',
  goneText: 'Un autre l’a remplacé entre-temps, ou il a été abandonné. Rien n’a changé pour vos remboursements.',
  changed: 'Ce texte a changé entre-temps.',
  changedText: 'Le code envoyé ne vaut plus : relisez le texte, puis demandez un nouveau code.',
  confirm: { act: 'Confirmer ce compte', acting: 'Confirmation', purpose: 'Il ne sert qu’à confirmer ce compte.' },
  release: {
    act: 'Verser sans attendre',
    acting: 'Confirmation',
    purpose: 'Il ne sert qu’à verser vos remboursements sans attendre.',
  },
  done: 'C’est confirmé, merci !',
  doneHeld: (account: string) => `Vos prochains remboursements iront sur le compte ${account}.`,
  untilThen: (until: string) => `Par sécurité, ils attendent jusqu’au ${until}. Un autre code les verse sans attendre.`,
  accepted: 'Un remboursement déjà accepté est encore versé sur le compte d’avant.',
  doneFree: (account: string) => `Vos remboursements iront sur le compte ${account} sans attendre.`,
  wrote: 'Un message vous le confirme.',
  releaseNow: 'Confirmer maintenant par un code',
  back: 'Retour',
  toMethods: 'Retour aux moyens de paiement',
}
