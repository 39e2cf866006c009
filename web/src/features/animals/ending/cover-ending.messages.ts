import type { Animal } from '@coussinet/contract/animals.ts'
import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

type Gender = Animal['gender']

/** Words of the page on which a member tells that an animal is not with them any more. */
export const coverEndingMessages = messages({
  fr: {
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
  },
  it: {
    title: (name: string) => `${name} non è più con Lei`,
    lead: 'Ci dica semplicemente che cosa è successo: al resto pensiamo noi. La sua pagina, i rimborsi e i documenti restano nella Sua area personale.',
    what: 'Che cosa è successo?',
    label: {
      deceased: (name: string, gender: Gender) => `${name} è ${gender === 'male' ? 'morto' : 'morta'}`,
      sold: (name: string) => `${name} vive con un’altra famiglia`,
      lost: (name: string, gender: Gender) => `${name} si è ${gender === 'male' ? 'perso' : 'persa'}`,
    },
    hint: {
      sold: (gender: Gender) => (gender === 'male' ? 'Regalato, affidato o venduto' : 'Regalata, affidata o venduta'),
      lost: (gender: Gender) =>
        `La copertura continua per ${lostDays} giorni, il tempo di ${gender === 'male' ? 'ritrovarlo' : 'ritrovarla'}`,
    },
    day: {
      deceased: () => 'Il giorno della morte',
      sold: (gender: Gender) => `Il giorno in cui è ${gender === 'male' ? 'andato' : 'andata'} via`,
      lost: (gender: Gender) => `L’ultimo giorno in cui l’ha ${gender === 'male' ? 'visto' : 'vista'}`,
    },
    follows: 'Che cosa accadrà',
    last: (day: string) => elided(`Il ${day} sarà l’ultimo giorno della sua copertura.`),
    lastToday: (day: string) => `La sua copertura terminerà oggi, ${day}.`,
    contribution: 'Il suo premio si ferma con essa; quanto fosse stato pagato oltre Le viene restituito.',
    care: 'Le cure ricevute fino a quel giorno restano rimborsabili: può ancora inviarcene le fatture.',
    proof:
      'Per ora non serve altro. Un certificato del veterinario, o l’anagrafe aggiornata, basterà se dovremo chiederglielo.',
    lastOne: 'È il Suo ultimo animale assicurato: la polizza terminerà con la sua copertura.',
    act: 'Registra',
    sending: 'Invio',
    back: (name: string) => `Torna alla pagina di ${name}`,
    done: 'Ne abbiamo preso nota',
    sorry: (name: string) => `Le siamo vicini. ${name} conserva il suo posto qui.`,
    doneText: (day: string) =>
      elided(
        `Il ${day} è l’ultimo giorno della sua copertura. Glielo abbiamo appena scritto per e-mail, e non dovrà ripetere nulla.`,
      ),
    mistake: 'Un errore? Ci scriva, lo correggeremo.',
    toContact: 'Contatti',
    subject: (name: string) => `Fine della copertura di ${name}: un errore`,
    toPage: (name: string) => `Vedi la pagina di ${name}`,
    toHome: 'Torna alla home',
    gone: 'La sua copertura è già terminata.',
  },
})
