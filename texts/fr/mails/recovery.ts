import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'

export const linkLetters = {
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Votre lien pour choisir un nouveau mot de passe',
    paragraphs: [
      `Vous avez demandé à choisir un nouveau mot de passe pour votre espace ${brandName}. Le lien ci-dessous vous permet de le choisir et d’entrer aussitôt dans votre espace.`,
    ],
    label: 'Choisir mon mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, pendant 30 minutes. Passé ce délai, demandez-en un autre depuis la page de connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    ],
  },
  activation: {
    subject: `Activez votre espace ${brandName}`,
    title: 'Votre espace vous attend',
    paragraphs: [
      `Remboursements, documents, carnet de vos compagnons : tout vous attend dans votre espace ${brandName}. Il ne reste qu’à choisir votre mot de passe.`,
    ],
    label: 'Activer mon espace',
    notes: [
      'Le lien fonctionne une seule fois, pendant 24 heures. Passé ce délai, demandez-en un autre depuis la page de première connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
  already_active: {
    subject: `Votre espace ${brandName} est déjà actif`,
    title: 'Votre espace est déjà actif',
    paragraphs: [
      `Vous avez demandé à activer votre espace ${brandName} : c’est déjà fait. Connectez-vous avec votre numéro d’adhérent ou votre adresse e-mail, et votre mot de passe. Si vous l’avez oublié, le lien ci-dessous vous permet d’en choisir un nouveau.`,
    ],
    label: choosePassword.fr,
    notes: [
      'Ce lien fonctionne une seule fois, pendant 30 minutes. Passé ce délai, demandez-en un autre depuis la page de connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
  transfer: {
    subject: 'Votre lien de connexion',
    title: 'Votre lien de connexion',
    paragraphs: [`Voici le lien qui ouvre votre espace ${brandName}, sans mot de passe à saisir.`],
    label: 'Ouvrir mon espace',
    notes: [
      'Le lien fonctionne une seule fois, pendant 10 minutes. Ne le transmettez à personne : il ouvre votre espace.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
}

export const signInPage = 'Page de connexion'

export const whyFormerAddress =
  'Ce message vous parvient à cette adresse car l’adresse e-mail de votre espace a été modifiée il y a peu : pendant 72 heures, les liens qui ouvrent votre espace arrivent encore ici.'

/** The letter to the new address, while links still go to the one of before. */
export const linkHeld = {
  title: 'Votre lien est à votre adresse précédente',
  text: `L’adresse e-mail de votre espace ${brandName} a été modifiée il y a peu. Pour vous protéger, le lien demandé a été envoyé à l’adresse précédente.`,
  sent_to: 'Lien envoyé à',
  until: 'À cette adresse à partir du',
  note: (phone: string) =>
    `Vous ne lisez plus l’adresse précédente ? Attendez ce moment et demandez un autre lien, ou appelez-nous au ${phone}.`,
}
