import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeGroups } from '@coussinet/contract/domain/cover.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'
import { deName, elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const coverMessages = messages({
  fr: {
    title: 'Ce qui est couvert',
    was: 'Ce qui était couvert',
    none: 'Aucun animal n’est rattaché à votre contrat.',
    perMonth: (total: string) => `${total} par mois en tout`,
    formula: (name: string) => `Formule ${name}`,
    see: (name: string) => `Voir la page ${deName(name)}`,
    notSelected: {
      text: (name: string) =>
        `Aucune formule n’est choisie pour ${name} : ses soins ne sont pas remboursés, et rien n’est prélevé.`,
      how: (hours: string) => `Pour en choisir une, appelez-nous ${hours} :`,
    },
    guarantee: guaranteeGroups.fr,
    about: {
      accident: 'Chute, morsure, intoxication : soins, examens et opérations.',
      illness: 'Consultations, examens, médicaments.',
      illness_surgery: 'L’opération, l’anesthésie et l’hospitalisation.',
    },
    covered: (day: string) => `Couvert depuis le ${day}`,
    suspended: 'Suspendu',
    suspendedSince: (day: string) => `Suspendu depuis le ${day}`,
    waiting: (day: string, days: number) =>
      plural(days, `À partir du ${day}, dans ${days} jour`, `À partir du ${day}, dans ${days} jours`, 'fr'),
    planned: (days: number) => `${days} jours après le début des garanties`,
    notCovered: 'Pas couvert par cette formule : une maladie sans opération reste à votre charge.',
    starts: (day: string) => `Garanties à partir du ${day}`,
    perEvent: (rate: string, deductible: string, ceiling: string) =>
      `Nous remboursons ${rate} des frais après ${deductible} de franchise par événement, jusqu’à ${ceiling} par an.`,
    perYear: (rate: string, deductible: string, ceiling: string) =>
      `Nous remboursons ${rate} des frais après ${deductible} de franchise par an, jusqu’à ${ceiling} par an.`,
    ceiling: contractLabels.fr.ceiling,
    used: (used: string, total: string, left: string) => `${used} utilisés sur ${total}, il reste ${left}`,
    until: (day: string) => `jusqu’au ${day}`,
    package: 'Vaccins et prévention',
    packageText: (amount: string) => `Jusqu’à ${amount} par an, remboursés en totalité, sans franchise ni délai.`,
    packageLeft: (left: string) => `Il reste ${left}.`,
    vaccines: (list: string) => `Vaccins : ${list}.`,
    contribution: 'Cotisation',
    fee: 'Frais de gestion',
    price: contractLabels.fr.price,
    never: 'Ce qui n’est jamais couvert',
    neverText:
      'Les maladies connues ou visibles avant le début des garanties, l’alimentation, le toilettage, la reproduction, la responsabilité civile. La liste complète est dans vos conditions générales.',
    words: 'Franchise, plafond, délai : ce que ces mots veulent dire',
    wordsText: [
      'La franchise est la part fixe qui reste à votre charge ; elle est retirée avant le pourcentage.',
      'Le plafond est le plus que nous versons pour un animal en une année d’assurance.',
      'Le délai de carence est le temps, au début du contrat, pendant lequel une garantie ne joue pas encore.',
    ],
  },
  it: {
    title: 'Che cosa è coperto',
    was: 'Che cosa era coperto',
    none: 'Nessun animale è collegato alla Sua polizza.',
    perMonth: (total: string) => `${total} al mese in tutto`,
    formula: (name: string) => `Formula ${name}`,
    see: (name: string) => `Vedi la pagina di ${name}`,
    notSelected: {
      text: (name: string) =>
        `Per ${name} non è stata scelta una formula: le sue cure non sono rimborsate e non viene addebitato nulla.`,
      how: (hours: string) => `Per sceglierne una ci chiami ${hours}:`,
    },
    guarantee: guaranteeGroups.it,
    about: {
      accident: 'Caduta, morso, intossicazione: cure, esami e interventi.',
      illness: 'Visite, esami, farmaci.',
      illness_surgery: 'L’intervento, l’anestesia e il ricovero.',
    },
    covered: (day: string) => elided(`Copertura attiva dal ${day}`),
    suspended: 'Copertura sospesa',
    suspendedSince: (day: string) => suspendedSince(day, 'it'),
    waiting: (day: string, days: number) =>
      elided(plural(days, `Dal ${day}, tra ${days} giorno`, `Dal ${day}, tra ${days} giorni`, 'it')),
    planned: (days: number) => `${days} giorni dopo l’inizio della copertura`,
    notCovered: 'Non coperte da questa formula: una malattia senza intervento resta a Suo carico.',
    starts: (day: string) => elided(`Copertura dal ${day}`),
    perEvent: (rate: string, deductible: string, ceiling: string) =>
      `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia per evento, fino a ${ceiling} all’anno.`,
    perYear: (rate: string, deductible: string, ceiling: string) =>
      `Rimborsiamo il ${rate} delle spese dopo ${deductible} di franchigia all’anno, fino a ${ceiling} all’anno.`,
    ceiling: contractLabels.it.ceiling,
    used: (used: string, total: string, left: string) => `${used} utilizzati su ${total}, restano ${left}`,
    until: (day: string) => elided(`fino al ${day}`),
    package: 'Vaccini e prevenzione',
    packageText: (amount: string) => `Fino a ${amount} all’anno, rimborsati per intero, senza franchigia né attesa.`,
    packageLeft: (left: string) => `Restano ${left}.`,
    vaccines: (list: string) => `Vaccini: ${list}.`,
    contribution: 'Premio',
    fee: 'Spese di gestione',
    price: contractLabels.it.price,
    never: 'Che cosa non è mai coperto',
    neverText:
      'Le malattie note o manifeste prima dell’inizio della copertura, l’alimentazione, la toelettatura, la riproduzione, la responsabilità civile. L’elenco completo è nelle condizioni di assicurazione.',
    words: 'Franchigia, massimale, carenza: che cosa significano',
    wordsText: [
      'La franchigia è la parte fissa che resta a Suo carico; si toglie prima della percentuale.',
      'Il massimale è la somma più alta che versiamo per un animale in un anno di assicurazione.',
      'Il periodo di carenza è il tempo, all’inizio della polizza, in cui una garanzia non è ancora attiva.',
    ],
  },
})
