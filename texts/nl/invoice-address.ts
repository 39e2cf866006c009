import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/invoice-address.ts'
import type { Draft } from '../messages.ts'

export const invoiceAddressMessages = ({
  brandName,
}: BrandFacts): Draft<ReturnType<typeof french.invoiceAddressMessages>> => ({
  title: 'Facturen per e-mail',
  hint: 'Voor u, en voor uw dierenkliniek.',
  does: 'Stuur een factuur als bijlage naar uw persoonlijke adres, of geef dit adres aan uw dierenarts: ze komt bij ons aan als concept, al gelezen. U kijkt na, vult aan en verstuurt.',
  open: 'Wie het adres kent, kan er een factuur naartoe sturen, maar nooit uw gegevens lezen. Elk concept zegt wie het verstuurde. De tekst van de e-mail wordt niet bewaard.',
  make: 'Mijn persoonlijke adres aanmaken',
  making: 'Bezig met aanmaken',
  address: 'Uw adres voor facturen',
  copy: 'Adres kopiëren',
  copied: 'Adres gekopieerd.',
  notCopied: 'Het kopiëren is niet gelukt: selecteer het adres zelf.',
  addContact: 'Aan mijn contacten toevoegen',
  contact: `Facturen ${brandName}`,
  file: 'facturen.vcf',
  since: (day: string) => `Adres actief sinds ${day}.`,
  used: (instant: string) => `Laatste factuur ontvangen op ${instant}.`,
  neverUsed: 'Er is nog geen factuur aangekomen.',
  replace: 'Ander adres',
  revoke: 'Intrekken',
  replaceTitle: 'Een ander adres?',
  replaceText: 'Het huidige adres wordt voorgoed geweigerd: geef het nieuwe aan uw dierenkliniek.',
  replaceYes: 'Vervangen',
  revokeTitle: 'Uw adres intrekken?',
  revokeText: 'Het wordt voorgoed geweigerd. Facturen die al ontvangen zijn, blijven.',
  revokeYes: 'Intrekken',
  keep: 'Adres houden',
  revoked: 'Uw adres is ingetrokken.',
  /** in the wizard, below the place for the invoice */
  offer: {
    text: 'De volgende keer kan uw dierenkliniek ze ook per e-mail sturen.',
    make: 'Mijn adres voor facturen aanmaken',
    see: 'Mijn adres voor facturen bekijken',
  },
  /** on a draft that came by mail */
  mailed: {
    from: (sender: string) => `Per e-mail ontvangen, van ${sender}.`,
    check: 'Kijk na wat gelezen is voor u uw aanvraag verstuurt.',
    stranger: 'Kent u deze afzender niet?',
  },
  failed: 'We konden uw adres voor facturen niet tonen.',
})
