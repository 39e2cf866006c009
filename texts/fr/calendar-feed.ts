/**
 * Texts of a calendar for each day: enough to know it, nothing that a colleague who sees it should not read; amounts and months in words.
 */
export const datesAhead = {
  waiting: (name: string, guarantee: string) => ({
    title: `${name} : début de la garantie ${guarantee}`,
    text: 'Le délai de carence est terminé : ces soins sont couverts à partir de ce jour.',
  }),
  identification: (name: string) => ({
    title: `${name} : dernier jour pour le numéro d’identification`,
    text: 'Il est sur sa carte d’identification ou dans son passeport. Sans lui, les remboursements peuvent être mis en attente.',
  }),
  contribution: (amount: string, month: string) => ({
    title: `Cotisation : ${amount}`,
    text: `Échéance de votre cotisation, ${month}.`,
  }),
  secondAttempt: (amount: string, month: string) => ({
    title: `Cotisation : second prélèvement de ${amount}`,
    text: `Le premier n’a pas abouti (${month}). Votre espace indique comment la régler.`,
  }),
  vaccinePackage: (name: string, amount: string) => ({
    title: `${name} : il reste ${amount} de forfait vaccins et prévention`,
    text: 'Dernier jour de son année d’assurance : le forfait non utilisé ne s’ajoute pas à celui de l’année suivante.',
  }),
  formula: (name: string, formula: string) => ({
    title: `${name} : formule ${formula}`,
    text: 'Les soins de ce jour et des suivants sont remboursés selon cette formule.',
  }),
  documents: (request: string, reference: string) => ({
    title: `Documents attendus : ${request}`,
    text: `Dernier jour pour les envoyer. Sans eux, la demande ${reference} ne peut pas être remboursée.`,
  }),
  withdrawal: {
    title: 'Fin du délai de renonciation',
    text: 'Dernier jour pour renoncer à votre contrat, sans motif à donner.',
  },
  ending: { title: 'Fin de votre contrat', text: 'Dernier jour de vos garanties.' },
  /** the calendar itself, as a program that reads it may show it */
  calendar: 'Espace adhérent',
}
