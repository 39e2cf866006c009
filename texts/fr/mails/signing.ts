import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const codeLetters = {
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
}

/** The letter to the holder of the account, who pays for the member. */
export const codeForSomebodyElse = {
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
}

type Signed = { name: string; account: string }

/** The code in one SMS of 160 letters. */
export const codeSms = {
  purposes: {
    mandate: ({ name, account }: Signed) => `signer le mandat ${name}, compte ${account}`,
    refund_account: ({ account }: Signed) => `recevoir vos remboursements sur le compte ${account}`,
    refund_account_release: ({ account }: Signed) => `débloquer vos remboursements vers le compte ${account}`,
  },
  own: (code: string, purpose: string) =>
    `${code} est votre code ${brandName} pour ${purpose}. Valable 10 min. Nous ne le demandons jamais par téléphone.`,
  of_somebody_else: (code: string, asked_by: string, purpose: string) =>
    `${code} : ${asked_by} vous demande de ${purpose} (${brandName}). Valable 10 min, jamais demandé par téléphone.`,
}
