import { fieldErrorSentences } from '@coussinet/contract/domain/field-errors.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { deName, elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

/** The second step: which animals, and what care. */
export const careMessages = messages({
  fr: {
    title: 'Quels animaux ont été soignés ?',
    help: 'Choisissez tous ceux qui figurent sur la facture.',
    animals: 'Animaux de la facture',
    formula: (name: string) => `Formule ${name}`,
    notYet: (name: string, day: string) => `Les garanties ${deName(name)} commencent le ${day}.`,
    noFormula: (name: string) =>
      `Aucune formule n’est choisie pour ${name} : ses soins ne peuvent pas être remboursés.`,
    noFormulaShort: 'Aucune formule',
    soon: 'Bientôt',
    noAnimal: 'Aucun animal n’est rattaché à votre contrat.',
    care: 'Les soins',
    careDate: requestLabels.fr.care_date,
    careDateHint: 'Celle de la visite, écrite sur la facture.',
    wrong: {
      missing: 'Indiquez la date des soins.',
      incomplete: 'Cette date est incomplète.',
      invalid: 'Vérifiez cette date.',
      future: fieldErrorSentences.fr.date_future,
    },
    cause: 'Pourquoi ces soins ?',
    causes: {
      accident: 'Un choc, une chute, une morsure',
      illness: 'Une maladie, une douleur, une allergie',
      prevention: 'Vaccin, stérilisation, antiparasitaire',
    },
    symptoms: requestLabels.fr.first_symptoms,
    symptomsHint: 'À peu près, si vous ne la connaissez pas au jour près.',
    optional: '(facultatif)',
    invoiceNumber: requestLabels.fr.invoice_number,
    vetName: 'Vétérinaire ou clinique',
  },
  it: {
    title: 'Quali animali sono stati curati?',
    help: 'Selezioni tutti quelli indicati in fattura.',
    animals: 'Animali della fattura',
    formula: (name: string) => `Formula ${name}`,
    notYet: (name: string, day: string) => elided(`La copertura di ${name} decorre dal ${day}.`),
    noFormula: (name: string) =>
      `Per ${name} non è stata scelta una formula: le sue cure non possono essere rimborsate.`,
    noFormulaShort: 'Nessuna formula',
    soon: 'Tra poco',
    noAnimal: 'Nessun animale è collegato alla Sua polizza.',
    care: 'Le cure',
    careDate: requestLabels.it.care_date,
    careDateHint: 'Quella della visita, scritta in fattura.',
    wrong: {
      missing: 'Indichi la data delle cure.',
      incomplete: 'Questa data è incompleta.',
      invalid: 'Verifichi questa data.',
      future: fieldErrorSentences.it.date_future,
    },
    cause: 'Perché queste cure?',
    causes: {
      accident: 'Un urto, una caduta, un morso',
      illness: 'Una malattia, un dolore, un’allergia',
      prevention: 'Vaccino, sterilizzazione, antiparassitario',
    },
    symptoms: requestLabels.it.first_symptoms,
    symptomsHint: 'Anche approssimativa, se non la conosce con precisione.',
    optional: '(facoltativo)',
    invoiceNumber: requestLabels.it.invoice_number,
    vetName: 'Veterinario o clinica',
  },
})
