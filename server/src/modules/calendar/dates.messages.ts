import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import { euros, monthInWords } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Guarantee } from '@coussinet/contract/formulas.ts'

type Words = { title: string; text: string }

/** The words of each kind of day, in one language; amounts in cents, months YYYY-MM. */
export type DateFacts = {
  waiting(name: string, guarantee: Guarantee): Words
  identification(name: string): Words
  contribution(cents: number, month: string): Words
  secondAttempt(cents: number, month: string): Words
  vaccinePackage(name: string, cents: number): Words
  documents(request: string, reference: string): Words
  withdrawal: Words
  ending: Words
}

/** Texts of a calendar for each day: enough to know it, nothing that a colleague who sees it should not read. */
export const datesIn: Record<Language, DateFacts> = {
  fr: {
    waiting: (name, guarantee) => ({
      title: `${name} : début de la garantie ${guaranteeNames.fr[guarantee]}`,
      text: 'Le délai de carence est terminé : ces soins sont couverts à partir de ce jour.',
    }),
    identification: (name) => ({
      title: `${name} : dernier jour pour le numéro d’identification`,
      text: 'Il est sur sa carte d’identification ou dans son passeport. Sans lui, les remboursements sont mis en pause.',
    }),
    contribution: (cents, month) => ({
      title: `Cotisation : ${euros(cents, 'fr')}`,
      text: `Échéance de votre cotisation, ${monthInWords(month, 'fr')}.`,
    }),
    secondAttempt: (cents, month) => ({
      title: `Cotisation : second prélèvement de ${euros(cents, 'fr')}`,
      text: `Le premier n’a pas abouti (${monthInWords(month, 'fr')}). Votre espace indique comment régler dès maintenant.`,
    }),
    vaccinePackage: (name, cents) => ({
      title: `${name} : il reste ${euros(cents, 'fr')} de forfait vaccins et prévention`,
      text: 'Dernier jour de son année d’assurance : le forfait non utilisé ne s’ajoute pas à celui de l’année suivante.',
    }),
    documents: (request, reference) => ({
      title: `Documents attendus : ${request}`,
      text: `Dernier jour pour les envoyer. Sans eux, la demande ${reference} ne peut pas être remboursée.`,
    }),
    withdrawal: {
      title: 'Fin du délai de renonciation',
      text: 'Dernier jour pour renoncer à votre contrat, sans motif à donner.',
    },
    ending: { title: 'Fin de votre contrat', text: 'Dernier jour de vos garanties.' },
  },
  it: {
    waiting: (name, guarantee) => ({
      title: `${name}: inizio della garanzia ${guaranteeNames.it[guarantee]}`,
      text: 'Il periodo di carenza è terminato: da questo giorno queste cure sono coperte.',
    }),
    identification: (name) => ({
      title: `${name}: ultimo giorno per il numero di identificazione`,
      text: 'Lo trova sul passaporto o sul certificato di anagrafe. Senza, i rimborsi sono sospesi.',
    }),
    contribution: (cents, month) => ({
      title: `Premio mensile: ${euros(cents, 'it')}`,
      text: `Scadenza del premio di ${monthInWords(month, 'it')}.`,
    }),
    secondAttempt: (cents, month) => ({
      title: `Premio mensile: secondo addebito di ${euros(cents, 'it')}`,
      text: `Il primo non è andato a buon fine (${monthInWords(month, 'it')}). La Sua area personale indica come pagare subito.`,
    }),
    vaccinePackage: (name, cents) => ({
      title: `${name}: restano ${euros(cents, 'it')} del pacchetto vaccini e prevenzione`,
      text: 'Ultimo giorno della sua annualità assicurativa: quanto non è utilizzato non si aggiunge al pacchetto dell’anno seguente.',
    }),
    documents: (request, reference) => ({
      title: `Documenti attesi: ${request}`,
      text: `Ultimo giorno per inviarli. Senza, la richiesta ${reference} non può essere rimborsata.`,
    }),
    withdrawal: {
      title: 'Termine del diritto di ripensamento',
      text: 'Ultimo giorno per recedere dalla polizza, senza indicare un motivo.',
    },
    ending: { title: 'Fine della Sua polizza', text: 'Ultimo giorno delle Sue garanzie.' },
  },
}
