import type { BrandFacts } from '../brand-facts.ts'
import { capitalised, deName, plural, queName } from '../grammar.ts'
import { amountPer, contractLabels, guaranteeGroups, suspension, termNone } from './contract-words.ts'
import { pageNames } from './page-words.ts'
import { requestLabels } from './refund-words.ts'

export const contractMessages = {
  title: pageNames.contract,
  documents: 'Mes documents',
  endings: 'Mettre fin à mon contrat',
  replay: 'Et avec une autre formule ?',
  askQuote: pageNames.new_quote,
  loading: 'Chargement en cours…',
  failed: {
    covers: 'Nous n’avons pas pu afficher vos garanties.',
    documents: 'Nous n’avons pas pu afficher vos documents.',
    endings: 'Nous n’avons pas pu afficher comment mettre fin à votre contrat.',
    replay: 'Nous n’avons pas pu rejouer vos douze derniers mois.',
  },
}

export const complaintMessages = {
  title: 'Une réclamation ?',
  first: 'D’abord, écrivez-nous',
  write: 'Dites-nous ce qui ne va pas, par e-mail ou par courrier :',
  delay: {
    FR: 'Nous accusons réception sous 10 jours ouvrables et nous répondons dans les deux mois.',
    IT: 'Nous répondons dans les 45 jours.',
    BE: 'Nous accusons réception sous 5 jours ouvrables et nous répondons dans le mois.',
  },
  afterwards: 'Ensuite, un tiers indépendant',
  how: {
    FR: 'Si notre réponse ne vous convient pas, ou deux mois après votre réclamation, vous pouvez saisir le médiateur. C’est gratuit, en ligne ou par courrier.',
    IT: 'Si notre réponse ne vous convient pas, ou après 45 jours, vous pouvez vous adresser à l’arbitre des assurances. Cela se fait en ligne, pour 20 € rendus si vous obtenez raison, et la décision vient dans les 180 jours.',
    BE: 'Si notre réponse ne vous convient pas, vous pouvez vous adresser à l’ombudsman. C’est gratuit, en ligne ou par courrier.',
  },
  authority: 'Qui nous contrôle',
  authorities: {
    FR: 'L’ACPR, autorité de contrôle prudentiel et de résolution.',
    IT: 'L’IVASS, l’autorité italienne des assurances, à qui vous pouvez aussi écrire.',
    BE: 'La FSMA et la Banque nationale de Belgique (BNB).',
  },
  court: 'Saisir un tribunal reste possible à tout moment.',
}

export const coverMessages = {
  title: 'Ce qui est couvert',
  was: 'Ce qui était couvert',
  none: 'Aucun animal n’est rattaché à votre contrat.',
  perMonth: (total: string) => `${total} par mois en tout`,
  formula: (name: string) => `Formule ${name}`,
  over: 'Terminé',
  coveredUntil: (day: string) => `Couvert jusqu’au ${day}`,
  leftOn: (name: string, day: string) => `${name} : garanties jusqu’au ${day}.`,
  see: (name: string) => `Voir la page ${deName(name)}`,
  notSelected: {
    text: (name: string) =>
      `Aucune formule n’est choisie pour ${name} : ses soins ne sont pas remboursés, et rien n’est prélevé.`,
    how: (hours: string) => `Pour en choisir une, appelez-nous ${hours} :`,
  },
  guarantee: guaranteeGroups,
  about: {
    accident: 'Chute, morsure, intoxication : soins, examens et opérations.',
    illness: 'Consultations, examens, médicaments.',
    illness_surgery: 'L’opération, l’anesthésie et l’hospitalisation.',
  },
  covered: (day: string) => `Couvert depuis le ${day}`,
  suspended: 'Suspendu',
  suspendedSince: (day: string) => `Suspendu depuis le ${day}`,
  waiting: (day: string, days: number) =>
    plural(days, `À partir du ${day}, dans ${days} jour`, `À partir du ${day}, dans ${days} jours`, 'fr'),
  planned: (days: number) =>
    days === 0
      ? 'Dès le début des garanties'
      : `${plural(days, `${days} jour`, `${days} jours`, 'fr')} après le début des garanties`,
  notByFormula: 'Aucune garantie avec cette formule.',
  noPackage: 'Pas remboursés par cette formule.',
  notCovered: 'Pas couvert par cette formule : une maladie sans opération reste à votre charge.',
  starts: (day: string) => `Garanties à partir du ${day}`,
  noDeductible: (rate: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais, sans franchise, jusqu’à ${ceiling} par an.`,
  perEvent: (rate: string, deductible: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais après ${deductible} de franchise par événement, jusqu’à ${ceiling} par an.`,
  perYear: (rate: string, deductible: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais après ${deductible} de franchise par an, jusqu’à ${ceiling} par an.`,
  ceiling: contractLabels.ceiling,
  used: (used: string, total: string, left: string) => `${used} utilisés sur ${total}, il reste ${left}`,
  reserved: (amount: string) => `${amount} réservés par un accord avant soins`,
  until: (day: string) => `jusqu’au ${day}`,
  package: 'Vaccins et prévention',
  packageText: (amount: string) => `Jusqu’à ${amount} par an, remboursés en totalité, sans franchise ni délai.`,
  packageLeft: (left: string) => `Il reste ${left}.`,
  vaccines: (list: string) => `Vaccins : ${list}.`,
  contribution: 'Cotisation',
  fee: 'Frais de gestion',
  price: contractLabels.price,
  never: 'Ce qui n’est jamais couvert',
  neverText:
    'Les maladies connues ou visibles avant le début des garanties, l’alimentation, le toilettage, la reproduction, la responsabilité civile. La liste complète est dans vos conditions générales.',
  words: 'Franchise, plafond, délai : ce que ces mots veulent dire',
  wordsText: [
    'La franchise est la part fixe qui reste à votre charge ; elle est retirée avant le pourcentage.',
    'Le plafond est le plus que nous versons pour un animal en une année d’assurance.',
    'Le délai de carence est le temps, au début du contrat, pendant lequel une garantie ne joue pas encore.',
  ],
}

export const documentMessages = {
  none: 'Vos documents apparaîtront ici dès qu’ils seront établis.',
  group: { own: pageNames.contract, conditions: 'Conditions et informations', care_sheets: 'Feuilles de soins' },
  use: {
    cgv: 'Toutes les règles : garanties, exclusions, remboursement, fin du contrat.',
    cgv2: 'L’assistance : garde, recherche d’un animal perdu, conseil d’un vétérinaire.',
    ipid: 'L’essentiel de votre assurance en deux pages.',
    ipid2: 'L’essentiel de l’assistance en deux pages.',
    contrat: 'La preuve que vos animaux sont assurés, avec leurs formules et vos prix.',
    mandate: 'Votre autorisation de prélèvement, avec sa référence.',
    rgpd: 'Vos données : à quoi elles servent, combien de temps, vos droits.',
    indexation: 'Vos prix de l’année à venir, et pourquoi ils changent.',
    feuilles: 'À faire remplir par le vétérinaire, pour chaque demande de remboursement.',
  },
  certificateOver: 'Ce qui était assuré chez nous : vos animaux, leurs formules et vos prix.',
  dated: (day: string) => `Du ${day}`,
}

export const headMessages = {
  in_preparation: {
    title: 'En préparation',
    text: (day: string) =>
      `Vos garanties commencent le ${day}. Les remboursements et les détails seront disponibles à partir de ce jour.`,
    next: (day: string, last: string) =>
      `Ses garanties commencent le ${day}. Votre contrat précédent couvre les soins jusqu’au ${last}.`,
  },
  active: {
    title: 'En cours',
    text: (day: string) => `Il se renouvelle d’année en année, la prochaine fois le ${day}.`,
  },
  all_left: {
    title: 'Plus d’animal assuré',
    text: (day: string) =>
      `Après le ${day}, ce contrat n’assure plus d’animal : il prend fin avec ses garanties, et nous vous écrirons à ce sujet.`,
  },
  unpaid: {
    title: 'En cours, une cotisation impayée',
    text: (day: string, amount: string) =>
      `Sans paiement, les garanties seront suspendues le ${day}. Reste à payer : ${amount}.`,
  },
  suspended: {
    title: 'Garanties suspendues',
    text: (day: string, amount: string) =>
      `Depuis le ${day}, les soins de vos animaux ne sont plus remboursés. Reste à payer : ${amount}.`,
  },
  resuming: {
    title: 'Paiement bien reçu',
    text: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
  },
  end_asked: {
    title: 'Fin demandée',
    termination: (at: string) => `Vous avez demandé la résiliation le ${at}.`,
    withdrawal: (at: string) => `Vous avez demandé à renoncer le ${at}.`,
    last: (day: string) => `Dernier jour de garantie : ${day}.`,
    never: 'Le contrat ne commence pas.',
  },
  ending: {
    title: (day: string) => `Prend fin le ${day}`,
    text: 'Vos animaux sont couverts jusqu’à ce jour inclus.',
  },
  terminated: {
    title: 'Terminé',
    on: (day: string) => `Terminé depuis le ${day}`,
    text: 'Vos documents et vos remboursements passés restent disponibles ici.',
  },
  facts: {
    number: contractLabels.number,
    effective: contractLabels.effective_date,
    renewal: 'Renouvellement',
    end: 'Dernier jour',
  },
}

/** Words of a change of formula that a card of the contract shows. */
export const changeMessages = {
  pending: (formula: string, day: string) => `Formule ${formula} demandée, à partir du ${day}`,
  pendingText: 'Nous vous répondons par e-mail avant ce jour. Jusque-là, vous pouvez retirer votre demande.',
  until: (before: string, day: string, formula: string) => `Formule ${before} jusqu’au ${day}, puis ${formula}`,
  confirmedText: (day: string, price: string) =>
    `Votre changement est confirmé. À partir du ${day}, le prix est de ${price} par mois, frais de gestion inclus.`,
  applied: (formula: string, day: string) => `Formule ${formula} depuis le ${day}`,
  appliedText: (before: string) =>
    `Les soins d’avant ce jour restent remboursés selon la formule ${before}, même si vous les envoyez maintenant.`,
  refused: (formula: string) => `Formule ${formula} : demande refusée`,
  lapsed: (formula: string) => `Votre demande de la formule ${formula} est restée sans réponse`,
  lapsedText: 'L’échéance est passée et rien n’a changé. Vous pouvez faire une nouvelle demande, ou nous écrire.',
  withdraw: 'Retirer ma demande',
  withdrawOf: (name: string) => `Retirer ma demande : formule ${deName(name)}`,
  withdrawing: 'Envoi en cours…',
  withdrawn: 'Votre demande est retirée. Rien n’a changé.',
}

/** Words of asking for another formula. */
export const askMessages = {
  act: (formula: string) => `Demander la formule ${formula}`,
  actOf: (formula: string, name: string) => `Demander la formule ${formula} pour ${name}`,
  too: 'Vous pouvez aussi demander une autre formule :',
  late: (day: string) =>
    `L’échéance du ${day} est dans moins d’un mois : il est trop tard pour changer de formule à cette date. Vous pourrez le demander à partir de ce jour, pour l’échéance suivante.`,
  ends: 'Le contrat prend fin avant la prochaine échéance : la formule ne peut plus changer.',
  underWay: 'Un changement est en cours pour cet animal : il est affiché sur sa carte, plus haut.',
  by: (day: string, ask_by: string) =>
    `Une autre formule peut commencer à l’échéance du contrat, le ${day}, si vous la demandez au plus tard le ${ask_by}.`,
  title: (formula: string, name: string) => `Demander la formule ${formula} pour ${name} ?`,
  from: (day: string) => `Elle commencerait le ${day}, à l’échéance de votre contrat. Rien ne change d’ici là.`,
  caption: 'Ce qui change',
  now: (formula: string) => `Aujourd’hui : ${formula}`,
  from_day: (day: string, formula: string) => `À partir du ${day} : ${formula}`,
  per: amountPer,
  none: termNone,
  added: (guarantee: keyof typeof guaranteeGroups, day: string) =>
    `${guaranteeGroups[guarantee]} : nouvelle garantie, à partir du ${day}. Une maladie apparue avant n’en relève pas.`,
  lost: (guarantee: keyof typeof guaranteeGroups, day: string) =>
    `${guaranteeGroups[guarantee]} : aucune garantie à partir du ${day}.`,
  notes: [
    'Les soins sont remboursés selon la formule du jour où ils ont lieu.',
    'Ce qui a déjà été utilisé dans l’année d’assurance (plafond, franchise, forfait) compte aussi avec la nouvelle formule.',
    'Nous confirmons le changement et son prix par e-mail. Vous pouvez retirer votre demande tant que nous n’avons pas répondu.',
  ],
  cancel: 'Annuler',
  send: 'Demander cette formule',
  sending: 'Envoi en cours…',
  failed: 'Votre demande n’est pas partie.',
  changed: 'La date a changé entre-temps. Fermez cette fenêtre pour voir la nouvelle, puis recommencez.',
  sent: 'Votre demande est envoyée. Nous vous répondons par e-mail.',
}

export const replayMessages = ({ hasWaits }: BrandFacts) => ({
  intro: (from: string, to: string) =>
    `Les soins du ${from} au ${to}, décidés à nouveau par les règles de chaque formule, au centime. En gras : le remboursé moins les cotisations. C’est un regard en arrière, pas une promesse.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} facture décidée, ${total}`, `${count} factures décidées, ${total} en tout`, 'fr'),
  none: 'Aucune facture décidée sur cette période : seules les cotisations comptent.',
  caption: (name: string) => `Les douze derniers mois ${deName(name)}, formule par formule`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} est celle qui vous a le plus apporté : ${amount} de plus ${queName(others)}, cotisations déduites.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} vous auraient apporté autant, cotisations déduites : aucune formule n’aurait fait mieux.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} ${isSeveral ? 'auraient chacune' : 'aurait'} rapporté ${amount} de plus ${queName(own)}, cotisations déduites.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${own} est la moins chère, ${amount} de moins ${queName(others)}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${all} coûtent autant, et aucune formule ne coûte moins.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Aucun remboursement à comparer : ${others} ${isSeveral ? 'auraient chacune' : 'aurait'} coûté ${amount} de moins ${queName(own)}.`,
  },
  accounts: (name: string) => `Les comptes ${deName(name)}, formule par formule`,
  formula: 'Formule',
  current: 'La vôtre',
  contributions: 'Cotisations',
  difference: 'Différence',
  basis: [
    'Les cotisations sont celles d’aujourd’hui, frais de gestion inclus : votre prix pour votre formule, le prix de base pour les autres.',
    `Chaque formule est rejouée comme si elle vous couvrait depuis le premier jour${hasWaits ? ', délais de carence compris' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'Des remboursements calculés à la main par l’assureur ne sont pas rejoués.',
    before_portal: 'Les remboursements d’avant cet espace ne sont pas rejoués.',
    opening_balance: 'Ce qui avait été utilisé avant cet espace compte tel quel pour chaque formule.',
    partial_year: 'La couverture a moins de douze mois : seuls les mois commencés comptent.',
    terms_changed: 'Vos garanties ont changé depuis : votre formule rejouée diffère de ce qui vous a été versé.',
  },
  change: 'Une question sur ces formules ?',
  write: 'Écrivez-nous',
  nobody: 'Aucun animal n’est assuré aujourd’hui.',
})

export const endingMessages = {
  withdrawal: {
    name: pageNames.withdrawal,
    until: (day: string) => `Vous pouvez changer d’avis jusqu’au ${day}`,
    text: 'Sans donner de motif et sans frais.',
    section: (day: string) => `Jusqu’au ${day} inclus, sans motif et sans frais.`,
  },
  termination: {
    name: pageNames.termination,
    section: (day: string) => `Si vous le demandez aujourd’hui, il prend fin le ${day}.`,
  },
  rule: {
    one_month: 'Vous pouvez résilier à tout moment : le contrat prend fin un mois après votre demande.',
    two_months: 'Vous pouvez résilier à tout moment : le contrat prend fin deux mois après votre demande.',
    anniversary: {
      FR: 'La première année, le contrat prend fin à son premier anniversaire ; ensuite vous pouvez résilier à tout moment.',
      IT: 'Le contrat prend fin à un anniversaire, si la demande arrive au moins 30 jours avant.',
      BE: 'La première année, le contrat prend fin à son premier anniversaire ; ensuite vous pouvez résilier à tout moment.',
    },
  },
  asked: {
    withdrawal: 'Vous avez demandé à renoncer à votre contrat.',
    termination: 'Vous avez demandé la résiliation de votre contrat.',
    at: 'Demande reçue le',
    reference: requestLabels.tracking_reference,
    last: contractLabels.last_day,
    never: 'Le contrat ne commence pas',
  },
  over: 'Votre contrat prend fin : il n’y a rien à demander ici.',
  ended: 'Votre contrat a pris fin.',
}

export const flowMessages = ({ hasWaits }: BrandFacts) => ({
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
    number: contractLabels.number,
    holder: 'Titulaire',
    animals: contractLabels.animals,
    effective: contractLabels.effective_date,
    request: 'Votre demande',
    last: contractLabels.last_day,
    never: 'Aucun, le contrat ne commence pas',
    email: 'Confirmation envoyée à',
  },
  termination: {
    request: 'Résiliation',
    about: {
      title: pageNames.termination,
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
      title: pageNames.withdrawal,
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
})
