import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { queName } from '@coussinet/contract/domain/grammar.ts'

export const addressToConfirm = {
  title: 'Confirmez votre nouvelle adresse e-mail',
  text: `Vous avez demandé ${queName(brandName)} vous écrive à cette adresse, qui servira aussi à vous connecter à votre espace. Confirmez qu’elle est bien la vôtre.`,
  confirm: 'Confirmer mon adresse',
  notes: [
    'Ce lien fonctionne une seule fois, pendant 24 heures. Jusque-là, votre adresse actuelle reste en place.',
    'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
  ],
}

export const addressInUse = {
  subject: 'Votre adresse e-mail est déjà utilisée',
  title: 'Quelqu’un a demandé à utiliser votre adresse e-mail',
  paragraphs: [
    `Quelqu’un a demandé à utiliser cette adresse pour un espace adhérent ${brandName}. Elle est déjà associée à un compte : rien n’a changé.`,
    'Si c’était vous, choisissez une autre adresse. Sinon, vous n’avez rien à faire.',
  ],
}
