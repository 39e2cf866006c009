import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const documentMessages = messages({
  fr: {
    none: 'Vos documents apparaîtront ici dès qu’ils seront établis.',
    group: { own: pageNames.contract.fr, conditions: 'Conditions et informations', care_sheets: 'Feuilles de soins' },
    use: {
      cgv: 'Toutes les règles : garanties, exclusions, remboursement, fin du contrat.',
      cgv2: 'L’assistance : garde, recherche d’un animal perdu, conseil d’un vétérinaire.',
      ipid: 'L’essentiel de votre assurance en deux pages.',
      ipid2: 'L’essentiel de l’assistance en deux pages.',
      contrat: 'La preuve que vos animaux sont assurés, avec leurs formules et vos prix.',
      mandate: 'Votre autorisation de prélèvement, avec sa référence.',
      rgpd: 'Vos données : à quoi elles servent, combien de temps, vos droits.',
      indexation: 'Vos prix de l’année à venir, et pourquoi ils changent.',
      feuilles: 'À faire remplir par le vétérinaire, pour chaque demande de remboursement.',
    },
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
    dated: (day: string) => elided(`Del ${day}`),
  },
})
