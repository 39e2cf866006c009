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
