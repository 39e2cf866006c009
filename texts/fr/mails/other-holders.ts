import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

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
export const newHolder = {
  title: 'Le mandat de prélèvement est signé',
  text: (policyholder: string) =>
    `Avec le code que nous vous avons envoyé, le mandat qui permet à ${brandName} de prélever sur votre compte les cotisations du contrat souscrit par ${policyholder} a été signé.`,
  at: 'Quand',
  call: (phone: string) => `Ce n’est pas vous ? Appelez-nous au ${phone}.`,
}

/** The same in one SMS of GSM letters; `account` begins with a space, or is empty. */
export const holderSms = {
  former_soon: (account: string, last: string, phone: string) =>
    `${brandName}. Dernier prélèvement sur votre compte${account} le ${last} : votre mandat est remplacé. Une question ? Appelez le ${phone}.`,
  former: (account: string, date: string, phone: string) =>
    `${brandName}. Depuis le ${date}, votre compte${account} n’a plus de mandat pour nos prélèvements. Une question ? Appelez le ${phone}.`,
  signed: (account: string, date: string, time: string, phone: string) =>
    `${brandName}. Le mandat pour votre compte${account} a été signé le ${date} à ${time}. Si cela ne vient pas de vous, appelez le ${phone}.`,
}
