import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const refundAccountMessages = messages({
  fr: {
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
    untilThen: (until: string) =>
      `Par sécurité, ils attendent jusqu’au ${until}. Un autre code les verse sans attendre.`,
    accepted: 'Un remboursement déjà accepté est encore versé sur le compte d’avant.',
    doneFree: (account: string) => `Vos remboursements iront sur le compte ${account} sans attendre.`,
    wrote: 'Un message vous le confirme.',
    releaseNow: 'Confirmer maintenant par un code',
    back: 'Retour',
    toMethods: 'Retour aux moyens de paiement',
  },
  it: {
    where: (number: number, count: number) => `Passaggio ${number} di ${count}`,
    account: accountLabels.it.account,
    holder: accountLabels.it.holder,
    iban: {
      title: 'Dove accreditare i Suoi rimborsi?',
      help: 'Un conto a Suo nome. Un codice conferma poi che è davvero Lei a cambiarlo.',
      holder: fieldLabels.it.account_holder,
      holderHint: 'Il Suo nome, come lo scrive la Sua banca.',
      present: (account: string) => `Oggi: ${account}`,
      next: 'Continua',
      saving: 'Verifica',
    },
    gone: 'Questo conto non attende più un codice.',
    goneText: 'Nel frattempo un altro l’ha sostituito, o è stato abbandonato. Per i rimborsi non è cambiato nulla.',
    changed: 'Nel frattempo il testo è cambiato.',
    changedText: 'Il codice inviato non vale più: rilegga il testo, poi chieda un nuovo codice.',
    confirm: {
      act: 'Conferma questo conto',
      acting: 'Conferma in corso',
      purpose: 'Serve solo a confermare questo conto.',
    },
    release: {
      act: 'Accredita senza attendere',
      acting: 'Conferma in corso',
      purpose: 'Serve solo ad accreditare i Suoi rimborsi senza attendere.',
    },
    done: 'Confermato, grazie!',
    doneHeld: (account: string) => `I prossimi rimborsi andranno sul conto ${account}.`,
    untilThen: (until: string) =>
      `Per sicurezza attendono fino a ${until}. Un altro codice li accredita senza attendere.`,
    accepted: 'Un rimborso già accettato va ancora sul conto di prima.',
    doneFree: (account: string) => `I rimborsi andranno sul conto ${account} senza attendere.`,
    wrote: 'Un messaggio Glielo conferma.',
    releaseNow: 'Conferma ora con un codice',
    back: 'Indietro',
    toMethods: 'Torna ai metodi di pagamento',
  },
})
