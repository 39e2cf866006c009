import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'

/** The letter to a new address, whoever reads it there: nothing in it says whose it is to become. */
export function confirmAddress(language: Language, href: string): Letter {
  if (language === 'it')
    return {
      subject: 'Confermi il nuovo indirizzo e-mail',
      title: 'Confermi il nuovo indirizzo e-mail',
      greeting: 'Buongiorno,',
      paragraphs: [
        `Ha chiesto che ${brandName} Le scriva a questo indirizzo, con il quale potrà anche accedere alla Sua area personale. Confermi che è davvero il Suo.`,
      ],
      action: { label: 'Conferma l’indirizzo', href },
      notes: [
        'Il link funziona una sola volta, per 24 ore. Fino ad allora resta valido l’indirizzo attuale.',
        'Se non ha chiesto nulla, ignori questo messaggio: non cambierà nulla.',
      ],
    }
  return {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    title: 'Confirmez votre nouvelle adresse e-mail',
    greeting: 'Bonjour,',
    paragraphs: [
      `Vous avez demandé que ${brandName} vous écrive à cette adresse, qui servira aussi à vous connecter à votre espace. Confirmez qu’elle est bien la vôtre.`,
    ],
    action: { label: 'Confirmer mon adresse', href },
    notes: [
      'Ce lien fonctionne une seule fois, pendant 24 heures. Jusque-là, votre adresse actuelle reste en place.',
      'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
    ],
  }
}

/** The letter to an address that serves another account: its bearer alone learns that somebody asked for it. */
export function addressInUse(language: Language): Letter {
  if (language === 'it')
    return {
      subject: 'Il Suo indirizzo e-mail è già in uso',
      title: 'Qualcuno ha chiesto di usare il Suo indirizzo e-mail',
      greeting: 'Buongiorno,',
      paragraphs: [
        `Qualcuno ha chiesto di usare questo indirizzo per un’area personale ${brandName}. È già associato a un account: non è cambiato nulla.`,
        'Se la richiesta viene da Lei, scelga un altro indirizzo. Altrimenti non deve fare nulla.',
      ],
    }
  return {
    subject: 'Votre adresse e-mail est déjà utilisée',
    title: 'Quelqu’un a demandé à utiliser votre adresse e-mail',
    greeting: 'Bonjour,',
    paragraphs: [
      `Quelqu’un a demandé à utiliser cette adresse pour un espace adhérent ${brandName}. Elle est déjà associée à un compte : rien n’a changé.`,
      'Si c’était vous, choisissez une autre adresse. Sinon, vous n’avez rien à faire.',
    ],
  }
}

export const profileSamples: readonly Sample[] = [
  {
    name: 'email-confirmation',
    letter: (language) => confirmAddress(language, 'https://members.example/email-confirmation#token=sample'),
  },
  { name: 'email-in-use', letter: addressInUse },
]
