import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'

type Address = { email: string; address: string }

const fr = {
  title: documentTitles.fr.indexation,
  about: (day: string, number: string) => `Avis du ${day}, contrat ${number}`,
  hello: (from: string, old_total: string, new_total: string, rate: string) =>
    `À partir du ${from}, votre cotisation mensuelle passe de ${old_total} à ${new_total} (${rate}), taxes et frais de gestion inclus. Vos garanties ne changent pas.`,
  label: 'Nouvelle cotisation mensuelle',
  first_debit: (day: string) => `Premier prélèvement à ce montant : le ${day}`,
  no_debit: (from: string) => `À partir du ${from}`,
  animals: {
    title: 'Animal par animal',
    animal: 'Animal',
    formula: 'Formule',
    before: 'Aujourd’hui',
    after: (day: string) => `Dès le ${day}`,
    change: 'Évolution',
    same: 'inchangé',
    total: 'Total par mois',
  },
  reason: {
    title: 'Pourquoi cette révision',
    text: 'La cotisation est revue chaque 1er janvier, selon trois choses : les prix des vétérinaires, les remboursements versés à l’ensemble des animaux assurés, et l’âge de l’animal. Jamais en raison des remboursements de votre seul animal.',
  },
  schedule: { title: 'Votre nouvel échéancier', month: 'Mois', day: 'Prélèvement le', amount: 'Montant' },
  refuse: {
    title: 'Si vous n’acceptez pas cette hausse',
    text: (until: string, last: string, { email, address }: Address) =>
      `Vous pouvez résilier sans frais jusqu’au ${until}, dans les 30 jours qui suivent cet avis : écrivez à ${email} ou à ${address}, avec votre numéro de contrat. Vos garanties durent alors jusqu’au ${last} inclus, à votre prix d’aujourd’hui.`,
    after: {
      FR: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin un mois après votre demande.',
      BE: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin deux mois après votre demande.',
      IT: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : le contrat prend fin à l’échéance annuelle, si vous le demandez au moins 30 jours avant.',
    } satisfies Record<Country, string>,
  },
}

const it: typeof fr = {
  title: documentTitles.it.indexation,
  about: (day, number) => elided(`Avviso del ${day}, polizza ${number}`),
  hello: (from, old_total, new_total, rate) =>
    elided(
      `Dal ${from} il Suo premio mensile passa da ${old_total} a ${new_total} (${rate}), imposte e spese di gestione incluse. Le garanzie non cambiano.`,
    ),
  label: 'Nuovo premio mensile',
  first_debit: (day) => `Primo addebito di questo importo: ${day}`,
  no_debit: (from) => elided(`Dal ${from}`),
  animals: {
    title: 'Animale per animale',
    animal: 'Animale',
    formula: 'Formula',
    before: 'Oggi',
    after: (day) => elided(`Dal ${day}`),
    change: 'Variazione',
    same: 'invariato',
    total: 'Totale al mese',
  },
  reason: {
    title: 'Perché questo adeguamento',
    text: 'Il premio è rivisto ogni 1º gennaio, in base a tre elementi: i prezzi dei veterinari, i rimborsi versati per tutti gli animali assicurati e l’età dell’animale. Mai a causa dei rimborsi del Suo solo animale.',
  },
  schedule: { title: 'Il Suo nuovo piano dei pagamenti', month: 'Mese', day: 'Addebito il', amount: 'Importo' },
  refuse: {
    title: 'Se non accetta questo aumento',
    text: (until, last, { email, address }) =>
      elided(
        `Può disdire senza spese fino al ${until}, entro 30 giorni da questo avviso: scriva a ${email} oppure a ${address}, indicando il numero di polizza. La copertura dura allora fino al ${last} compreso, al prezzo di oggi.`,
      ),
    after: {
      FR: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: dopo un anno, la polizza termina un mese dopo la richiesta.',
      BE: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: dopo un anno, la polizza termina due mesi dopo la richiesta.',
      IT: 'In seguito può sempre disdire in tre passaggi nella Sua area personale, pagina «La mia polizza»: la polizza termina alla scadenza annuale, se lo chiede almeno 30 giorni prima.',
    },
  },
}

export const noticeWords: Record<Language, typeof fr> = { fr, it }
