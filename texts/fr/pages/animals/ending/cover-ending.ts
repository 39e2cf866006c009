import type { Animal } from '@coussinet/contract/animals.ts'
import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'

type Gender = Animal['gender']

export const coverEndingMessages = {
  title: (name: string) => `${name} n’est plus avec vous`,
  lead: 'Dites-nous simplement ce qui est arrivé : nous nous occupons du reste. Sa page, ses remboursements et ses documents restent dans votre espace.',
  what: 'Qu’est-il arrivé ?',
  label: {
    deceased: (name: string, gender: Gender) => `${name} est ${gender === 'male' ? 'mort' : 'morte'}`,
    sold: (name: string) => `${name} vit dans une autre famille`,
    lost: (name: string, gender: Gender) => `${name} est ${gender === 'male' ? 'perdu' : 'perdue'}`,
  },
  hint: {
    sold: (gender: Gender) => (gender === 'male' ? 'Donné, confié ou vendu' : 'Donnée, confiée ou vendue'),
    lost: (gender: Gender) =>
      `Ses garanties continuent pendant ${lostDays} jours, le temps de ${gender === 'male' ? 'le' : 'la'} retrouver`,
  },
  day: {
    deceased: () => 'Le jour de sa mort',
    sold: (_gender: Gender) => 'Le jour de son départ',
    lost: (gender: Gender) => `Le dernier jour où vous l’avez ${gender === 'male' ? 'vu' : 'vue'}`,
  },
  noReason: 'Choisissez ce qui est arrivé.',
  noDay: {
    deceased: () => 'Indiquez le jour de sa mort, même approximatif.',
    sold: (_gender: Gender) => 'Indiquez le jour de son départ, même approximatif.',
    lost: (gender: Gender) =>
      `Indiquez le dernier jour où vous l’avez ${gender === 'male' ? 'vu' : 'vue'}, même approximatif.`,
  },
  follows: 'Ce qui se passera',
  last: (day: string) => `Le ${day} sera le dernier jour de ses garanties.`,
  lastToday: (day: string) => `Ses garanties s’arrêteront aujourd’hui, ${day}.`,
  contribution: 'Sa cotisation s’arrête avec elles ; ce qui aurait été payé au-delà vous est rendu.',
  care: 'Les soins reçus jusqu’à ce jour restent remboursés : vous pouvez encore nous en envoyer les factures.',
  proof:
    'Rien d’autre à faire maintenant. Un certificat du vétérinaire, ou le fichier d’identification à jour, suffira si nous devons vous le demander.',
  lastOne: 'C’est votre dernier animal assuré : votre contrat prendra fin avec ses garanties.',
  act: 'Enregistrer',
  sending: 'Envoi',
  back: (name: string) => `Revenir à la page ${deName(name)}`,
  done: 'C’est noté',
  sorry: (name: string) => `Nous sommes tristes avec vous. ${name} garde sa place ici.`,
  doneText: (day: string) =>
    `Le ${day} est le dernier jour de ses garanties. Nous venons de vous l’écrire par e-mail, et vous n’aurez rien à répéter.`,
  mistake: 'Une erreur ? Écrivez-nous, nous la corrigerons.',
  toContact: 'Nous contacter',
  subject: (name: string) => `Fin des garanties ${deName(name)} : une erreur`,
  toPage: (name: string) => `Voir la page ${deName(name)}`,
  toHome: 'Revenir à l’accueil',
  gone: 'Ses garanties ont déjà pris fin.',
}
