import type { BrandFacts } from '../brand-facts.ts'
import { queName } from '../grammar.ts'
import { choosePassword, dataDownloaded, received } from './form-words.ts'
import { accountLabels, unpaidToo } from './payment-words.ts'

// As the other notices (notices.ts); `undated` is the text of a mandate, where no debit of its account is planned.

export const accountNotices = ({ brandName }: BrandFacts) => ({
  mandate_signed: {
    title: 'Le compte de vos cotisations a été modifié',
    sms: 'Le compte de vos cotisations a été modifié',
    text: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} : vos cotisations seront débitées du compte ci-dessous.`,
    undated: `Un mandat de prélèvement vient d’être signé dans votre espace ${brandName} pour le compte ci-dessous. Aucun prélèvement sur ce compte n’est prévu pour l’instant.`,
    undone:
      'Ce mandat n’est pas annulé par le lien : un conseiller vérifie avec vous le compte à débiter. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  refund_account_changed: {
    title: 'Le compte de vos remboursements a été modifié',
    sms: 'Le compte de vos remboursements a été modifié',
    text: 'Vos prochains remboursements seront versés sur le compte ci-dessous. Ceux qui sont déjà acceptés restent versés sur le compte prévu.',
    undone:
      'L’ancien compte n’est pas rétabli : aucun remboursement ne part vers le nouveau tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  account_released: {
    title: 'Vos remboursements n’attendent plus',
    sms: 'L’attente de vos remboursements a été levée',
    text: 'Un code a été validé pour que vos remboursements soient versés dès maintenant sur votre nouveau compte, sans attendre 48 heures.',
    undone:
      'Les remboursements qui ne sont pas encore partis sont remis en attente, tant que nous n’avons pas vérifié avec vous. Les mandats et les comptes qui attendent leur code sont abandonnés.',
  },
  card_registered: {
    title: 'Une carte a été enregistrée pour vos cotisations',
    sms: 'Une carte a été enregistrée pour vos cotisations',
    text: 'Vos prochaines cotisations seront débitées de cette carte.',
    named: 'Carte',
    undone: 'Cette carte n’est pas retirée par le lien : un conseiller vérifie avec vous le moyen de paiement.',
  },
})

export const accountLines = {
  debited: 'Compte débité',
  refunded: accountLabels.account,
  former: 'Ancien compte',
  former_card: 'Ancien moyen de paiement',
  holder: accountLabels.holder,
  umr: accountLabels.umr,
  first: accountLabels.first_debit,
  unpaid: unpaidToo,
  last: 'Dernier prélèvement sur l’ancien compte',
  refunds: accountLabels.refunds,
  too: `Versés ${accountLabels.refunds_too}`,
  held: 'Remboursements en attente jusqu’au',
}

// `sms` is the title in an SMS, in characters that fit an SMS of 160 (GSM 03.38); `named` names its detail; `undone` says what "it was not
// me" does about the change.

export const noticeKinds = ({ brandName }: BrandFacts) => ({
  password_changed: {
    title: received.password,
    sms: received.password,
    text: `Le mot de passe de votre espace ${brandName} vient d’être modifié. Vos autres sessions ont pris fin.`,
    undone: 'Ce mot de passe n’ouvre plus rien : vous en choisirez un autre.',
  },
  email_requested: {
    title: 'Un changement d’adresse e-mail a été demandé',
    sms: 'Un changement de votre adresse e-mail a été demandé',
    text: `Une nouvelle adresse e-mail a été indiquée dans votre espace ${brandName}. Tant qu’elle n’est pas confirmée, nous continuons de vous écrire ici.`,
    named: 'Nouvelle adresse',
    undone: 'Ce changement d’adresse est abandonné.',
  },
  email_changed: {
    title: 'Votre adresse e-mail a été modifiée',
    sms: 'Votre adresse e-mail a été modifiée',
    text: `L’adresse e-mail de votre espace ${brandName} a été remplacée. La nouvelle sert désormais à vous écrire et à vous connecter.`,
    named: 'Nouvelle adresse',
    undone: 'Votre adresse précédente est rétablie.',
  },
  phones_changed: {
    title: 'Vos numéros de téléphone ont été modifiés',
    sms: 'Vos numéros de téléphone ont été modifiés',
    text: `Les numéros de téléphone de votre espace ${brandName} viennent d’être modifiés.`,
    named: 'Numéro',
    undone: 'Vos numéros ne sont pas rétablis : vous pourrez les corriger dans votre profil.',
  },
  passkey_added: {
    title: 'Une clé d’accès a été ajoutée',
    sms: 'Une clé de connexion a été ajoutée',
    text: `Une clé d’accès (passkey) permet désormais de se connecter à votre espace ${brandName} sans mot de passe.`,
    named: 'Clé d’accès',
    undone: 'Cette clé d’accès est supprimée.',
  },
  passkey_removed: {
    title: 'Une clé d’accès a été supprimée',
    sms: 'Une clé de connexion a été supprimée',
    text: `Une clé d’accès (passkey) de votre espace ${brandName} a été supprimée : elle ne permet plus de se connecter.`,
    named: 'Clé d’accès',
    undone: 'La clé supprimée n’est pas rétablie : vous pourrez en ajouter une autre.',
  },
  identity_linked: {
    title: 'Un compte de connexion a été relié',
    sms: 'Un compte de connexion a été relié',
    text: `Un compte auprès d’un service de connexion permet désormais de se connecter à votre espace ${brandName}.`,
    named: 'Service',
    undone: 'Ce compte ne permet plus de se connecter.',
  },
  identity_unlinked: {
    title: 'Un compte de connexion a été retiré',
    sms: 'Un compte de connexion a été retiré',
    text: `Un compte auprès d’un service de connexion ne permet plus de se connecter à votre espace ${brandName}.`,
    named: 'Service',
    undone: 'Le compte retiré n’est pas rétabli : vous pourrez le relier de nouveau.',
  },
  data_exported: {
    title: dataDownloaded,
    sms: dataDownloaded,
    text: `Une archive de toutes vos données vient d’être téléchargée depuis votre espace ${brandName}, avec votre mot de passe.`,
    undone:
      'Votre mot de passe, que l’on connaît donc, n’ouvre plus rien : vous en choisirez un autre. Ce qui a été téléchargé ne peut pas être repris.',
  },
})

export const noticeFrame = ({ brandName }: BrandFacts) => ({
  at: 'Quand',
  was_you: 'Si c’était bien vous, vous n’avez rien à faire.',
  was_not_you: (undone: string) =>
    `Ce n’était pas vous ? Protégez votre compte avec le lien ci-dessous. Toutes vos sessions prennent fin et les versements vers un compte bancaire récent sont mis en attente. ${undone} Si, depuis, le mot de passe ou l’adresse e-mail ont été modifiés, ou une clé d’accès ou un compte de connexion ajoutés, cela aussi est annulé. Le lien fonctionne une seule fois, pendant 14 jours.`,
  call: (phone: string) => `Vous pouvez aussi nous appeler au ${phone}.`,
  sms: (what: string, date: string, time: string, phone: string) =>
    `${brandName}. ${what} le ${date} à ${time}. Si ce changement ne vient pas de vous, appelez le ${phone}.`,
})

/** The letter to the holder of an account who is debited no longer; `last` is the day of the last debit. */
export const formerHolder = {
  title: 'Votre compte n’est plus prélevé',
  title_soon: 'Votre compte ne sera bientôt plus prélevé',
  text: (policyholder: string) =>
    `Les cotisations du contrat souscrit par ${policyholder} ne sont plus prélevées sur votre compte : un autre moyen de paiement remplace votre mandat.`,
  text_soon: (policyholder: string, last: string) =>
    `Les cotisations du contrat souscrit par ${policyholder} ne seront plus prélevées sur votre compte après le ${last} : un autre moyen de paiement remplace votre mandat.`,
  at: 'Quand',
  last: 'Dernier prélèvement',
  call: (phone: string) => `Une question ? Appelez-nous au ${phone}.`,
}

/** The letter to the one who is debited from now on. */
export const newHolder = ({ brandName }: BrandFacts) => ({
  title: 'Le mandat de prélèvement est signé',
  text: (policyholder: string) =>
    `Avec le code que nous vous avons envoyé, le mandat qui permet à ${brandName} de prélever sur votre compte les cotisations du contrat souscrit par ${policyholder} a été signé.`,
  at: 'Quand',
  call: (phone: string) => `Ce n’est pas vous ? Appelez-nous au ${phone}.`,
})

/** The same in one SMS of GSM letters; `account` begins with a space, or is empty. */
export const holderSms = ({ brandName }: BrandFacts) => ({
  former_soon: (account: string, last: string, phone: string) =>
    `${brandName}. Dernier prélèvement sur votre compte${account} le ${last} : votre mandat est remplacé. Une question ? Appelez le ${phone}.`,
  former: (account: string, date: string, phone: string) =>
    `${brandName}. Depuis le ${date}, votre compte${account} n’a plus de mandat pour nos prélèvements. Une question ? Appelez le ${phone}.`,
  signed: (account: string, date: string, time: string, phone: string) =>
    `${brandName}. Le mandat pour votre compte${account} a été signé le ${date} à ${time}. Si cela ne vient pas de vous, appelez le ${phone}.`,
})

export const addressToConfirm = ({ brandName }: BrandFacts) => ({
  title: 'Confirmez votre nouvelle adresse e-mail',
  text: `Vous avez demandé ${queName(brandName)} vous écrive à cette adresse, qui servira aussi à vous connecter à votre espace. Confirmez qu’elle est bien la vôtre.`,
  confirm: 'Confirmer mon adresse',
  notes: [
    'Ce lien fonctionne une seule fois, pendant 24 heures. Jusque-là, votre adresse actuelle reste en place.',
    'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
  ],
})

export const addressInUse = ({ brandName }: BrandFacts) => ({
  subject: 'Votre adresse e-mail est déjà utilisée',
  title: 'Quelqu’un a demandé à utiliser votre adresse e-mail',
  paragraphs: [
    `Quelqu’un a demandé à utiliser cette adresse pour un espace adhérent ${brandName}. Elle est déjà associée à un compte : rien n’a changé.`,
    'Si c’était vous, choisissez une autre adresse. Sinon, vous n’avez rien à faire.',
  ],
})

export const linkLetters = ({ brandName }: BrandFacts) => ({
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
    label: choosePassword,
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
})

export const signInPage = 'Page de connexion'

export const whyFormerAddress =
  'Ce message vous parvient à cette adresse car l’adresse e-mail de votre espace a été modifiée il y a peu : pendant 72 heures, les liens qui ouvrent votre espace arrivent encore ici.'

/** The letter to the new address, while links still go to the one of before. */
export const linkHeld = ({ brandName }: BrandFacts) => ({
  title: 'Votre lien est à votre adresse précédente',
  text: `L’adresse e-mail de votre espace ${brandName} a été modifiée il y a peu. Pour vous protéger, le lien demandé a été envoyé à l’adresse précédente.`,
  sent_to: 'Lien envoyé à',
  until: 'À cette adresse à partir du',
  note: (phone: string) =>
    `Vous ne lisez plus l’adresse précédente ? Attendez ce moment et demandez un autre lien, ou appelez-nous au ${phone}.`,
})

export const codeLetters = ({ brandName }: BrandFacts) => ({
  code: 'Code',
  mandate: {
    subject: 'Votre code pour signer le mandat de prélèvement',
    text: 'Voici le code qui signe le mandat de prélèvement que vous venez de lire. Tant qu’il n’est pas saisi, rien ne change.',
    /** name of the account; the mandate has its reference too */
    account: 'Compte débité',
  },
  refund_account: {
    subject: 'Votre code pour le compte de vos remboursements',
    text: 'Voici le code qui confirme le compte sur lequel vos remboursements seront versés. Tant qu’il n’est pas saisi, rien ne change.',
    account: 'Compte des remboursements',
  },
  refund_account_release: {
    subject: 'Votre code pour débloquer vos remboursements',
    text: 'Voici le code qui débloque dès maintenant vos remboursements vers votre nouveau compte. Sans lui, ils attendent la fin du délai de sécurité.',
    account: 'Compte des remboursements',
  },
  notes: (phone: string) => [
    'Le code est valable dix minutes, une seule fois. Un code plus récent le remplace.',
    `Saisissez-le uniquement dans votre espace ${brandName} : nous ne le demandons jamais par téléphone, par SMS ou par e-mail.`,
    `Vous n’avez rien demandé ? Ne donnez ce code à personne, changez votre mot de passe et appelez-nous au ${phone}.`,
  ],
})

/** The letter to the holder of the account, who pays for the member. */
export const codeForSomebodyElse = ({ brandName }: BrandFacts) => ({
  subject: (asked_by: string) => `${asked_by} vous demande de signer un mandat de prélèvement`,
  paragraphs: (asked_by: string) => [
    `${asked_by} souhaite régler les cotisations de son assurance ${brandName} depuis votre compte. Avec ce code, vous signez le mandat : vous autorisez ${brandName} à les prélever sur le compte indiqué ci-dessous.`,
    `Si vous êtes d’accord, demandez à ${asked_by} de vous montrer le mandat, puis donnez-lui le code : il sera saisi dans son espace.`,
  ],
  account: 'Votre compte',
  notes: (phone: string) => [
    'Le code est valable dix minutes, une seule fois. Tant qu’il n’est pas saisi, rien ne change.',
    'Vous pouvez demander à votre banque le remboursement d’un prélèvement pendant 8 semaines.',
    `Nous ne demandons jamais ce code par téléphone. Si vous n’êtes pas d’accord, ou si vous ne connaissez pas cette personne, ne le donnez pas et appelez-nous au ${phone}.`,
  ],
})

type Signed = { name: string; account: string }

/** The code in one SMS of 160 letters. */
export const codeSms = ({ brandName }: BrandFacts) => ({
  purposes: {
    mandate: ({ name, account }: Signed) => `signer le mandat ${name}, compte ${account}`,
    refund_account: ({ account }: Signed) => `recevoir vos remboursements sur le compte ${account}`,
    refund_account_release: ({ account }: Signed) => `débloquer vos remboursements vers le compte ${account}`,
  },
  own: (code: string, purpose: string) =>
    `${code} est votre code ${brandName} pour ${purpose}. Valable 10 min. Nous ne le demandons jamais par téléphone.`,
  of_somebody_else: (code: string, asked_by: string, purpose: string) =>
    `${code} : ${asked_by} vous demande de ${purpose} (${brandName}). Valable 10 min, jamais demandé par téléphone.`,
})
