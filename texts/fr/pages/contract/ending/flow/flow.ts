import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const flowMessages = {
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
        `Si vous assurez de nouveau un animal, ${hasWaits ? 'les délais de carence repartent de zéro et ' : ''}ses maladies déjà connues ne sont plus couvertes.`,
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
}
