import { animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { documentNames, documentSentences } from '@coussinet/contract/domain/document-names.ts'
import { dayOfMonth, elided, lowered } from '@coussinet/contract/domain/grammar.ts'
import { memberNumber } from '@coussinet/contract/domain/member-number.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { suspendedSince } from '@coussinet/contract/domain/suspension.ts'

const fr = {
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
    waiting:
      'Les dates tiennent compte des délais de carence. Le forfait vaccins et prévention n’a pas de délai, pas de franchise, et n’entame pas le plafond.',
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
    items: [
      'le document d’information sur le produit d’assurance (IPID), frais vétérinaires et assistance ;',
      'les conditions générales, frais vétérinaires et assistance ;',
      `${lowered(documentSentences.fr.rgpd)}.`,
    ],
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

const it: typeof fr = {
  title: documentNames.it.contrat,
  about: 'Condizioni particolari',
  version: (version, printed) => elided(`Versione del ${version}, emessa il ${printed}`),
  state: {
    suspended: (day) => suspendedSince(day, 'it'),
    suspended_text: 'Le cure ricevute durante la sospensione non sono rimborsate.',
    ends: (day) => elided(`Questa polizza termina il ${day}`),
    ends_text: 'È il suo ultimo giorno.',
    never: (day) => elided(`Questa polizza termina il ${day}, prima della data di decorrenza`),
    never_text: 'Nessuna copertura comincia.',
    ended: (day) => elided(`Questa polizza è terminata${day === null ? '' : ` il ${day}`}`),
    ended_text: 'Le cure ricevute dopo la fine della polizza non sono rimborsate.',
  },
  policyholder: 'Contraente',
  insurer: 'Assicuratore',
  nevg: (nevg) => `${memberNumber.it} ${nevg}`,
  contract: {
    title: 'La Sua polizza',
    number: contractLabels.it.number,
    effective_date: contractLabels.it.effective_date,
    term: 'Durata',
    term_text: 'Un anno, con rinnovo di anno in anno alla scadenza',
    renewal_date: 'Prossima scadenza annuale',
    end_date: 'Fine della polizza',
    law: 'Questa scheda completa le condizioni di assicurazione, che valgono per tutto ciò che essa non precisa.',
  },
  animals: {
    title: contractLabels.it.animals,
    none: 'Nessun animale è assicurato con questa polizza.',
    animal: 'Animale',
    species: 'Specie, sesso',
    breed: 'Razza',
    colour: animalLabels.it.colour,
    birth_date: 'Data di nascita',
    icad: animalLabels.it.identification,
    no_icad: 'da fornire',
    formula: 'Formula',
    cover_start: 'Inizio della copertura',
    cover_end: 'Fine della copertura',
    rate: contractLabels.it.rate,
    ceiling: contractLabels.it.ceiling,
    deductible: contractLabels.it.deductible,
    package: contractLabels.it.package,
    from: (guarantee) => `${guarantee}: dal`,
    not_covered: 'nessuna garanzia',
    price: contractLabels.it.price,
    waiting:
      'Le date tengono conto dei periodi di carenza. Il pacchetto vaccini e prevenzione non ha carenza né franchigia e non riduce il massimale.',
    not_selected: (names) => `Senza una formula scelta, per ${names} nulla è coperto né addebitato.`,
  },
  contribution: {
    title: 'Il Suo premio',
    label: 'Premio mensile totale',
    text: 'Imposte e spese di gestione incluse',
    fee: 'Di cui spese di gestione',
    fee_text: (total, each) => `${total} (${each} per animale e per mese)`,
    due_day: contractLabels.it.due_day,
    due_text: (day) => elided(`Il ${dayOfMonth(day, 'it')} di ogni mese, o il giorno lavorativo seguente`),
    means: 'Metodo di pagamento',
    account: (account, holder) => `Addebito sul conto ${account}, ${holder}`,
    umr: 'Riferimento unico del mandato',
    card: (card, expires) => `Carta ${card}, scadenza ${expires}`,
    no_means: 'Da indicare nella Sua area personale',
  },
  received: {
    title: 'Documenti consegnati',
    text: 'Prima di firmare ha ricevuto il set informativo, che trova in ogni momento nella Sua area personale:',
    items: [
      'il documento informativo precontrattuale (DIP Danni), spese veterinarie e assistenza;',
      'le condizioni di assicurazione, spese veterinarie e assistenza;',
      `${lowered(documentSentences.it.rgpd)}.`,
    ],
  },
  withdrawal: {
    title: 'Diritto di ripensamento',
    open: (day) =>
      elided(
        `Può recedere da questo contratto senza motivo e senza spese fino al ${day} compreso: nella Sua area personale, pagina «La mia polizza», pulsante «Recedere dal contratto», oppure per lettera o e-mail, con il modello allegato alle condizioni. I premi Le vengono restituiti, meno la parte dei giorni coperti.`,
      ),
    over: (day) =>
      elided(
        `Il termine per il ripensamento è scaduto il ${day}. Può sempre disdire la polizza nella Sua area personale, pagina «La mia polizza».`,
      ),
  },
  signatures: {
    title: 'Firme',
    place: (city, day) => `${city}, ${day}.`,
    insurer: 'Per l’assicuratore',
    direction: 'La direzione',
    member: 'Il contraente',
    hint: 'Data e firma, con la dicitura «letto e approvato»',
  },
}

export const certificateWords: Record<Language, typeof fr> = { fr, it }
