import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const flowMessages = messages({
  fr: {
    where: (step: number, count: number) => `Étape ${step} sur ${count}`,
    next: 'Continuer',
    back: 'Retour',
    backToContract: 'Revenir à mon contrat',
    nothingSent: 'Rien n’est envoyé avant votre confirmation, à la dernière étape.',
    failed: 'Votre demande n’est pas partie.',
    changed: (day: string) =>
      `La date a changé depuis l’affichage de cette page : ce serait maintenant le ${day}. Rien n’a été envoyé.`,
    sending: 'Envoi en cours',
    wrote: (email: string) =>
      `Nous vous l’avons confirmé par e-mail à ${email}, avec la date et l’heure de votre demande.`,
    willWrite: (email: string) => `Nous vous en accusons réception par e-mail à ${email}, avec la date et l’heure.`,
    facts: {
      number: contractLabels.fr.number,
      holder: 'Titulaire',
      animals: contractLabels.fr.animals,
      effective: contractLabels.fr.effective_date,
      request: 'Votre demande',
      last: contractLabels.fr.last_day,
      never: 'Aucun, le contrat ne commence pas',
      email: 'Confirmation envoyée à',
    },
    termination: {
      request: 'Résiliation',
      about: {
        title: pageNames.termination.fr,
        ends: (day: string) => `Si vous le demandez aujourd’hui, votre contrat prend fin le ${day}.`,
        changes: 'Ce qui change',
        stops: (animals: string, day: string) => `Après le ${day}, les soins ne sont plus remboursés pour ${animals}.`,
        list: [
          'Les soins reçus jusqu’à ce jour restent remboursables, même si vous en faites la demande plus tard.',
          'Les cotisations s’arrêtent à cette date ; ce qui aurait été payé au-delà vous est rendu.',
          'Si vous assurez de nouveau un animal, les délais de carence repartent de zéro et ses maladies déjà connues ne sont plus couvertes.',
        ],
      },
      recap: { title: 'Vérifiez votre demande' },
      confirm: {
        title: 'Confirmez votre demande',
        text: (number: string, day: string) =>
          `En confirmant, vous demandez la résiliation de votre contrat ${number}. Il prend fin le ${day}.`,
        act: 'Confirmer ma demande de résiliation',
      },
      done: { title: 'Votre demande de résiliation est enregistrée' },
      gone: {
        title: 'Votre contrat prend déjà fin',
        text: 'Il n’y a plus rien à résilier : la page de votre contrat dit quand il se termine.',
      },
    },
    withdrawal: {
      request: 'Renonciation',
      recap: {
        title: pageNames.withdrawal.fr,
        until: (day: string) => `Vous pouvez renoncer jusqu’au ${day} inclus, sans donner de motif et sans frais.`,
        money: 'Ce qui vous est rendu',
        notBegun:
          'Votre contrat n’a pas commencé : si vous avez déjà payé une cotisation, elle vous est rendue en entier, au plus tard 30 jours après votre demande.',
        begun:
          'Vos cotisations vous sont rendues, moins la part des jours où vos animaux étaient couverts, au plus tard 30 jours après votre demande. Les remboursements des soins de ces jours vous restent acquis.',
      },
      confirm: {
        title: 'Confirmez votre demande',
        text: (number: string) => `En confirmant, vous renoncez à votre contrat ${number}.`,
        never: 'Il ne commence pas.',
        ends: (day: string) => `Vos animaux sont couverts jusqu’au ${day}.`,
        act: 'Confirmer ma renonciation',
      },
      done: { title: 'Votre renonciation est enregistrée' },
      gone: {
        title: 'Le délai pour renoncer est passé',
        text: 'Vous pouvez encore résilier votre contrat : la page de votre contrat dit comment, et pour quelle date.',
      },
    },
  },
  it: {
    where: (step: number, count: number) => `Passaggio ${step} di ${count}`,
    next: 'Continua',
    back: 'Indietro',
    backToContract: 'Torna alla mia polizza',
    nothingSent: 'Nulla viene inviato prima della Sua conferma, all’ultimo passo.',
    failed: 'La Sua richiesta non è partita.',
    changed: (day: string) =>
      elided(`La data è cambiata da quando ha aperto questa pagina: ora sarebbe il ${day}. Non è stato inviato nulla.`),
    sending: 'Invio in corso',
    wrote: (email: string) => `Gliel’abbiamo confermato per e-mail a ${email}, con la data e l’ora della richiesta.`,
    willWrite: (email: string) => `Le confermiamo la ricezione per e-mail a ${email}, con la data e l’ora.`,
    facts: {
      number: contractLabels.it.number,
      holder: 'Contraente',
      animals: contractLabels.it.animals,
      effective: contractLabels.it.effective_date,
      request: 'La Sua richiesta',
      last: contractLabels.it.last_day,
      never: 'Nessuno, il contratto non inizia',
      email: 'Conferma inviata a',
    },
    termination: {
      request: 'Disdetta',
      about: {
        title: pageNames.termination.it,
        ends: (day: string) => elided(`Se lo chiede oggi, il contratto termina il ${day}.`),
        changes: 'Che cosa cambia',
        stops: (animals: string, day: string) =>
          elided(`Dopo il ${day} le cure non sono più rimborsate per ${animals}.`),
        list: [
          'Le cure ricevute fino a quel giorno restano rimborsabili, anche se ne chiede il rimborso più tardi.',
          'I premi si fermano a quella data; quanto pagato oltre tale data Le viene restituito.',
          'Se assicura di nuovo un animale, i periodi di carenza ripartono da zero e le malattie già note non sono più coperte.',
        ],
      },
      recap: { title: 'Verifichi la Sua richiesta' },
      confirm: {
        title: 'Confermi la Sua richiesta',
        text: (number: string, day: string) =>
          elided(`Confermando, chiede la disdetta del contratto ${number}. Termina il ${day}.`),
        act: 'Conferma la disdetta',
      },
      done: { title: 'La Sua disdetta è registrata' },
      gone: {
        title: 'Il Suo contratto sta già terminando',
        text: 'Non c’è più nulla da disdire: la pagina della polizza dice quando termina.',
      },
    },
    withdrawal: {
      request: 'Recesso',
      recap: {
        title: pageNames.withdrawal.it,
        until: (day: string) => elided(`Può recedere fino al ${day} compreso, senza indicare un motivo e senza spese.`),
        money: 'Che cosa Le viene restituito',
        notBegun:
          'Il contratto non è iniziato: se ha già pagato un premio, Le viene restituito per intero, al più tardi 30 giorni dopo la richiesta.',
        begun:
          'I premi Le vengono restituiti, meno la parte dei giorni in cui i Suoi animali erano coperti, al più tardi 30 giorni dopo la richiesta. I rimborsi delle cure di quei giorni restano Suoi.',
      },
      confirm: {
        title: 'Confermi la Sua richiesta',
        text: (number: string) => `Confermando, recede dal contratto ${number}.`,
        never: 'Non inizia.',
        ends: (day: string) => elided(`I Suoi animali sono coperti fino al ${day}.`),
        act: 'Conferma il recesso',
      },
      done: { title: 'Il Suo recesso è registrato' },
      gone: {
        title: 'Il termine per recedere è passato',
        text: 'Può ancora disdire il contratto: la pagina della polizza dice come, e per quale data.',
      },
    },
  },
})
