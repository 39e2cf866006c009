import { companyOf } from '@coussinet/contract/company.ts'
import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, Reader, Sample } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'

type Kind = ContractEnding['kind']
type Asked = {
  firstname: string
  kind: Kind
  reference: string
  contract_number: string
  requested_at: Date
  ends_on: Day
}
type Words = { title: string; paragraphs: readonly string[]; notes: readonly string[] }

const words: Record<Language, Record<Kind, (day: string) => Words>> = {
  fr: {
    withdrawal: () => ({
      title: 'Nous avons bien reçu votre renonciation',
      paragraphs: [
        'Vous renoncez à votre contrat dans le délai légal de 14 jours. Cet e-mail en est l’accusé de réception : gardez-le.',
        'Vos cotisations vous sont remboursées dans les 30 jours, moins la part qui correspond aux jours déjà couverts. Plus aucun prélèvement ne sera présenté.',
      ],
      notes: ['Les remboursements accordés pour des soins des jours couverts vous restent acquis.'],
    }),
    termination: (day) => ({
      title: 'Nous avons bien reçu votre demande de résiliation',
      paragraphs: [
        'Cet e-mail est l’accusé de réception de votre demande : gardez-le. Un courrier vous confirmera la fin de votre contrat.',
        `Jusqu’au ${day} inclus, les garanties continuent et les cotisations restent dues. Ce que vous auriez payé pour la suite vous est remboursé dans les 30 jours qui suivent la fin du contrat.`,
      ],
      notes: [
        'Les soins reçus jusqu’au dernier jour de garantie restent remboursables, même si vous envoyez la facture plus tard.',
      ],
    }),
  },
  it: {
    withdrawal: () => ({
      title: 'Abbiamo ricevuto il Suo ripensamento',
      paragraphs: [
        'Lei recede dal contratto entro il termine di legge di 14 giorni. Questa e-mail vale come ricevuta: la conservi.',
        'I premi versati Le vengono restituiti entro 30 giorni, meno la parte relativa ai giorni già coperti. Non verrà presentato alcun altro addebito.',
      ],
      notes: ['I rimborsi concessi per cure dei giorni coperti restano Suoi.'],
    }),
    termination: (day) => ({
      title: 'Abbiamo ricevuto la Sua disdetta',
      paragraphs: [
        'Questa e-mail è la ricevuta della Sua richiesta: la conservi. Una lettera Le confermerà la fine della polizza.',
        elided(
          `Fino al ${day} compreso le garanzie continuano e i premi restano dovuti. Quanto eventualmente versato per il periodo successivo Le viene restituito entro 30 giorni dalla fine della polizza.`,
        ),
      ],
      notes: [
        'Le cure ricevute fino all’ultimo giorno di copertura restano rimborsabili, anche se invia la fattura più tardi.',
      ],
    }),
  },
}

const labels = {
  fr: {
    received: 'Reçue le',
    reference: requestLabels.fr.tracking_reference,
    contract: 'Contrat',
    ends: contractLabels.fr.last_day,
    open: 'Voir mon contrat',
    call: 'Ce n’était pas vous, ou vous avez changé d’avis ? Appelez-nous au',
  },
  it: {
    received: 'Ricevuta',
    reference: requestLabels.it.tracking_reference,
    contract: 'Polizza',
    ends: contractLabels.it.last_day,
    open: 'Vedi la mia polizza',
    call: 'Non è stato Lei, o ha cambiato idea? Ci chiami al',
  },
}

/** Says that a withdrawal or a termination arrived, when to the minute, and what follows. */
export function endingAcknowledgement(
  { language, country }: Reader,
  { firstname, kind, reference, contract_number, requested_at, ends_on }: Asked,
  public_url: string,
): Letter {
  const { received, reference: referenceLabel, contract, ends, open, call } = labels[language]
  const last = longDay(ends_on, language)
  const { title, paragraphs, notes } = words[language][kind](last)
  return {
    subject: `${title} (${reference})`,
    title,
    greeting: greeting(firstname, language),
    paragraphs,
    facts: [
      { label: received, value: localMoment(requested_at, language, country) },
      { label: referenceLabel, value: reference },
      { label: contract, value: contract_number },
      { label: ends, value: last },
    ],
    action: { label: open, href: `${public_url}/profile/contract` },
    notes: [...notes, `${call} ${readablePhone(companyOf(country).phone)}.`],
  }
}

const sampleOf = (kind: Kind, reference: string): Sample => ({
  name: `contract-${kind}`,
  letter: (language) => {
    const asked = {
      firstname: 'Hélène',
      kind,
      reference,
      contract_number: 'ZC-2024-004127',
      requested_at: new Date('2026-11-20T10:00:00Z'),
      ends_on: '2026-12-19',
    }
    return endingAcknowledgement(
      { language, country: language === 'it' ? 'IT' : 'FR' },
      asked,
      'https://members.example',
    )
  },
})

export const endingSamples: readonly Sample[] = [
  sampleOf('withdrawal', 'RZ-2026-7K3QX9M2'),
  sampleOf('termination', 'DZ-2026-4M8TB2ZC'),
]
