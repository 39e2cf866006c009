import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeGroups } from '@coussinet/contract/domain/cover.ts'
import { capitalised, deName, elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { coverResumes, resumesAt, suspendedSince } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'

export const contractMessages = messages({
  fr: {
    title: pageNames.contract.fr,
    documents: 'Mes documents',
    endings: 'Mettre fin à mon contrat',
    loading: 'Chargement en cours…',
    failed: {
      covers: 'Nous n’avons pas pu afficher vos garanties.',
      documents: 'Nous n’avons pas pu afficher vos documents.',
      endings: 'Nous n’avons pas pu afficher comment mettre fin à votre contrat.',
    },
  },
  it: {
    title: pageNames.contract.it,
    documents: 'I miei documenti',
    endings: 'Terminare il contratto',
    loading: 'Caricamento in corso…',
    failed: {
      covers: 'Non è stato possibile caricare la Sua copertura.',
      documents: 'Non è stato possibile caricare i Suoi documenti.',
      endings: 'Non è stato possibile caricare come terminare il contratto.',
    },
  },
})

export const complaintMessages = messages({
  fr: {
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
  },
  it: {
    title: 'Un reclamo?',
    first: 'Per prima cosa, ci scriva',
    write: 'Ci dica che cosa non va, per e-mail o per posta:',
    delay: {
      FR: 'Confermiamo la ricezione entro 10 giorni lavorativi e rispondiamo entro due mesi.',
      IT: 'Rispondiamo entro 45 giorni.',
      BE: 'Confermiamo la ricezione entro 5 giorni lavorativi e rispondiamo entro un mese.',
    },
    afterwards: 'Poi, un terzo indipendente',
    how: {
      FR: 'Se la nostra risposta non La soddisfa, o due mesi dopo il reclamo, può rivolgersi al mediatore. È gratuito, online o per posta.',
      IT: 'Se la nostra risposta non La soddisfa, o dopo 45 giorni senza risposta, può presentare ricorso all’Arbitro Assicurativo. Si fa online e costa 20 €, restituiti se il ricorso è accolto; la decisione arriva entro 180 giorni.',
      BE: 'Se la nostra risposta non La soddisfa, può rivolgersi all’ombudsman. È gratuito, online o per posta.',
    },
    authority: 'Chi ci vigila',
    authorities: {
      FR: 'L’ACPR, l’autorità francese di vigilanza.',
      IT: 'L’IVASS, Istituto per la Vigilanza sulle Assicurazioni, a cui può anche scrivere.',
      BE: 'La FSMA e la Banca nazionale del Belgio (BNB).',
    },
    court: 'Può rivolgersi al giudice in qualsiasi momento.',
  },
})

export const coverMessages = messages({
  fr: {
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
    guarantee: guaranteeGroups.fr,
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
    ceiling: contractLabels.fr.ceiling,
    used: (used: string, total: string, left: string) => `${used} utilisés sur ${total}, il reste ${left}`,
    until: (day: string) => `jusqu’au ${day}`,
    package: 'Vaccins et prévention',
    packageText: (amount: string) => `Jusqu’à ${amount} par an, remboursés en totalité, sans franchise ni délai.`,
    packageLeft: (left: string) => `Il reste ${left}.`,
    vaccines: (list: string) => `Vaccins : ${list}.`,
    contribution: 'Cotisation',
    fee: 'Frais de gestion',
    price: contractLabels.fr.price,
    never: 'Ce qui n’est jamais couvert',
    neverText:
      'Les maladies connues ou visibles avant le début des garanties, l’alimentation, le toilettage, la reproduction, la responsabilité civile. La liste complète est dans vos conditions générales.',
    words: 'Franchise, plafond, délai : ce que ces mots veulent dire',
    wordsText: [
      'La franchise est la part fixe qui reste à votre charge ; elle est retirée avant le pourcentage.',
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
    over: 'Terminato',
    coveredUntil: (day: string) => elided(`Copertura fino al ${day}`),
    leftOn: (name: string, day: string) => elided(`${name}: copertura fino al ${day}.`),
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
    planned: (days: number) =>
      days === 0
        ? 'Dall’inizio della copertura'
        : `${plural(days, `${days} giorno`, `${days} giorni`, 'it')} dopo l’inizio della copertura`,
    notByFormula: 'Nessuna copertura con questa formula.',
    noPackage: 'Non rimborsati da questa formula.',
    notCovered: 'Non coperte da questa formula: una malattia senza intervento resta a Suo carico.',
    starts: (day: string) => elided(`Copertura dal ${day}`),
    noDeductible: (rate: string, ceiling: string) =>
      `Rimborsiamo il ${rate} delle spese, senza franchigia, fino a ${ceiling} all’anno.`,
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

export const documentMessages = messages({
  fr: {
    none: 'Vos documents apparaîtront ici dès qu’ils seront établis.',
    group: { own: pageNames.contract.fr, conditions: 'Conditions et informations', care_sheets: 'Feuilles de soins' },
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
  },
  it: {
    none: 'I Suoi documenti compariranno qui non appena saranno emessi.',
    group: { own: pageNames.contract.it, conditions: 'Condizioni e informazioni', care_sheets: 'Moduli di cura' },
    use: {
      cgv: 'Tutte le regole: garanzie, esclusioni, rimborsi, fine del contratto.',
      cgv2: 'L’assistenza: custodia, ricerca di un animale smarrito, consiglio di un veterinario.',
      ipid: 'L’essenziale della Sua assicurazione in due pagine.',
      ipid2: 'L’essenziale dell’assistenza in due pagine.',
      contrat: 'La prova che i Suoi animali sono assicurati, con le formule e i prezzi.',
      mandate: 'La Sua autorizzazione all’addebito, con il riferimento.',
      rgpd: 'I Suoi dati: a che cosa servono, per quanto tempo, i Suoi diritti.',
      indexation: 'I prezzi dell’anno che viene, e perché cambiano.',
      feuilles: 'Da far compilare al veterinario, per ogni richiesta di rimborso.',
    },
    certificateOver: 'Che cosa era assicurato da noi: i Suoi animali, le formule e i prezzi.',
    dated: (day: string) => elided(`Del ${day}`),
  },
})

export const headMessages = messages({
  fr: {
    in_preparation: {
      title: 'En préparation',
      text: (day: string) =>
        `Vos garanties commencent le ${day}. Les remboursements et les détails seront disponibles à partir de ce jour.`,
    },
    active: {
      title: 'En cours',
      text: (day: string) => `Il se renouvelle d’année en année, la prochaine fois le ${day}.`,
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
      text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
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
      number: contractLabels.fr.number,
      effective: contractLabels.fr.effective_date,
      renewal: 'Renouvellement',
      end: 'Dernier jour',
    },
  },
  it: {
    in_preparation: {
      title: 'In preparazione',
      text: (day: string) =>
        elided(`La copertura inizia il ${day}. I rimborsi e i dettagli saranno disponibili da quel giorno.`),
    },
    active: {
      title: 'In corso',
      text: (day: string) => elided(`Si rinnova di anno in anno, la prossima volta il ${day}.`),
    },
    unpaid: {
      title: 'In corso, un premio non pagato',
      text: (day: string, amount: string) =>
        elided(`Senza pagamento, la copertura sarà sospesa il ${day}. Restano da pagare ${amount}.`),
    },
    suspended: {
      title: 'Copertura sospesa',
      text: (day: string, amount: string) =>
        elided(`Dal ${day} le cure dei Suoi animali non sono più rimborsate. Restano da pagare ${amount}.`),
    },
    resuming: {
      title: 'Pagamento ricevuto',
      text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'it'))}.`,
    },
    end_asked: {
      title: 'Fine richiesta',
      termination: (at: string) => elided(`Ha chiesto la disdetta il ${at}.`),
      withdrawal: (at: string) => elided(`Ha chiesto di recedere il ${at}.`),
      last: (day: string) => `Ultimo giorno di copertura: ${day}.`,
      never: 'Il contratto non inizia.',
    },
    ending: {
      title: (day: string) => elided(`Termina il ${day}`),
      text: 'I Suoi animali sono coperti fino a quel giorno compreso.',
    },
    terminated: {
      title: 'Terminato',
      on: (day: string) => elided(`Terminato dal ${day}`),
      text: 'I Suoi documenti e i rimborsi passati restano disponibili qui.',
    },
    facts: {
      number: contractLabels.it.number,
      effective: contractLabels.it.effective_date,
      renewal: 'Rinnovo',
      end: 'Ultimo giorno',
    },
  },
})
