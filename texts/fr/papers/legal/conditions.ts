export const formulaWords = {
  no_deductible: 'Aucune',
  no_wait: 'Aucune',
  no_package: 'Aucun',
  no_guarantee: 'Sans objet',
  per_event: 'par événement',
  per_year: 'par an',
  fees: (lowest: string, highest: string) => `${lowest} à ${highest}, selon la formule,`,
}

export const waitingExample = {
  on: (day: string) => `le ${day}`,
  from: (day: string) => `à partir du ${day}`,
  waiting: (name: string, wait: string) => `${name} (délai de ${wait})`,
  covered: {
    accident: { name: 'un accident', is: 'est couvert' },
    illness: { name: 'une maladie', is: 'est couverte' },
    illness_surgery: { name: 'une opération due à une maladie', is: 'est couverte' },
  },
}

/** Languages as the conditions tell them: a choice, a single one, and those that no paper is written in. */
export const contractLanguage = {
  names: { fr: 'le français', it: 'l’italien' },
  choice: (names: string) =>
    `Le contrat est rédigé dans la langue que vous avez choisie à la souscription, ${names}. Nous l’employons pendant toute sa durée. Si vous changez de langue dans votre profil, les conditions vous sont remises dans la nouvelle ; le sens de vos droits reste le même.`,
  only: (written: string) => `Le contrat est rédigé ${written}.`,
  others: (read: string, written: string) =>
    `Qui lit le portail ${read} reçoit ${written} les documents qui n’existent pas dans cette langue.`,
}
