import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { documentNames, documentSentences } from '@coussinet/contract/domain/document-names.ts'
import { dayOfMonth, lowered } from '@coussinet/contract/domain/grammar.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'

export const certificate = {
  title: documentNames.fr.contrat,
  about: 'Conditions particulières',
  version: (version: string, printed: string) => `Version du ${version}, éditée le ${printed}`,
  state: {
    suspended: (day: string) => suspendedSince(day, 'fr'),
    suspended_text: 'Les soins donnés pendant la suspension ne sont pas remboursés.',
    ends: (day: string) => `Ce contrat prend fin le ${day}`,
    ends_text: 'C’est son dernier jour.',
    never: (day: string) => `Ce contrat prend fin le ${day}, avant sa date d’effet`,
    never_text: 'Aucune garantie ne commence.',
    ended: (day: string | null) => `Ce contrat a pris fin${day === null ? '' : ` le ${day}`}`,
    ended_text: 'Les soins donnés après la fin du contrat ne sont pas remboursés.',
  },
  policyholder: 'Souscripteur',
  insurer: 'Assureur',
  nevg: (nevg: string) => `N° d’adhérent ${nevg}`,
  contract: {
    title: 'Votre contrat',
    number: contractLabels.fr.number,
    effective_date: contractLabels.fr.effective_date,
    term: 'Durée',
    term_text: 'Un an, reconduit d’année en année à l’échéance',
    renewal_date: 'Prochaine échéance annuelle',
    end_date: 'Fin du contrat',
    law: 'Ce certificat complète les conditions générales : elles s’appliquent à tout ce qu’il ne précise pas.',
  },
  animals: {
    title: contractLabels.fr.animals,
    none: 'Aucun animal n’est assuré par ce contrat.',
    animal: 'Animal',
    species: 'Espèce, sexe',
    breed: 'Race',
    colour: animalLabels.fr.colour,
    birth_date: 'Date de naissance',
    icad: animalLabels.fr.identification,
    no_icad: 'à fournir',
    formula: 'Formule',
    cover_start: 'Début des garanties',
    cover_end: 'Fin des garanties',
    rate: contractLabels.fr.rate,
    ceiling: contractLabels.fr.ceiling,
    deductible: contractLabels.fr.deductible,
    package: contractLabels.fr.package,
    from: (guarantee: string) => `${guarantee} : à partir du`,
    not_covered: 'pas de garantie',
    price: contractLabels.fr.price,
    next_formula: (name: string, day: string, formula: string, price: string) =>
      `À partir du ${day}, ${name} a la formule ${formula}, pour ${price} par mois, frais de gestion inclus. Les soins d’avant ce jour restent remboursés selon la formule du tableau.`,
    waiting: 'Les dates tiennent compte des délais de carence.',
    prevention: 'Le forfait vaccins et prévention n’a pas de délai, pas de franchise, et n’entame pas le plafond.',
    not_selected: (names: string) => `Sans formule choisie, rien n’est couvert ni prélevé pour ${names}.`,
  },
  contribution: {
    title: 'Votre cotisation',
    label: 'Cotisation mensuelle totale',
    text: 'Taxes et frais de gestion inclus',
    fee: 'Dont frais de gestion',
    fee_text: (total: string, each: string) => `${total} (${each} par animal et par mois)`,
    due_day: contractLabels.fr.due_day,
    due_text: (day: number) => `Le ${dayOfMonth(day, 'fr')} de chaque mois, ou le jour ouvré suivant`,
    means: 'Moyen de paiement',
    account: (account: string, holder: string) => `Prélèvement sur le compte ${account}, ${holder}`,
    umr: 'Référence unique du mandat (RUM)',
    card: (card: string, expires: string) => `Carte ${card}, expiration ${expires}`,
    no_means: 'À indiquer dans votre espace adhérent',
  },
  received: {
    title: 'Documents remis',
    text: 'Vous avez reçu, avant de signer, et retrouvez à tout moment dans votre espace :',
    items: (of: string) => [
      `le document d’information sur le produit d’assurance (IPID), ${of} ;`,
      `les conditions générales, ${of} ;`,
      `${lowered(documentSentences.fr.rgpd)}.`,
    ],
    of: { both: 'frais vétérinaires et assistance', alone: 'frais vétérinaires' },
  },
  withdrawal: {
    title: 'Droit de renonciation',
    open: (day: string) =>
      `Vous pouvez renoncer à ce contrat sans motif et sans frais jusqu’au ${day} inclus : dans votre espace, page « Mon contrat », bouton « Renoncer à mon contrat », ou par lettre ou e-mail, avec le modèle joint aux conditions générales. Vos cotisations vous sont remboursées, moins la part des jours couverts.`,
    over: (day: string) =>
      `Le délai de renonciation a pris fin le ${day}. Vous pouvez toujours résilier, dans votre espace, page « Mon contrat ».`,
  },
  signatures: {
    title: 'Signatures',
    place: (city: string, day: string) => `Fait à ${city}, le ${day}.`,
    insurer: 'Pour l’assureur',
    direction: 'La direction',
    member: 'Le souscripteur',
    hint: 'Date et signature, précédées de « lu et approuvé »',
  },
}
