import { brand } from '@coussinet/contract/brand/chosen.ts'
import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { PaperMandate } from '#modules/contributions/mandate-paper/paper-mandate.ts'
import { formulaTerms, soldFormulas } from '#modules/policy/animals/formulas.ts'
import { waitingPeriods } from '#modules/policy/cover/waiting-periods.ts'
import { readRetentionSettings } from '#platform/config/retention-settings.ts'
import type { PaperAnimal, PaperFacts } from '../paper-facts.ts'

type PaperAnimalSpec = Partial<PaperAnimal> & { formula_name?: FormulaName }

const today = '2026-11-20'

/** An animal as the papers know it: Oslo, but for what is given. */
export function aPaperAnimal({ formula_name = 'confort', ...given }: PaperAnimalSpec = {}): PaperAnimal {
  const formula = formulaTerms(formula_name)
  const cover_start = given.cover_start === undefined ? '2024-03-15' : given.cover_start
  return {
    animal_id: '0a11',
    name: 'Oslo',
    type: 'dog',
    gender: 'male',
    breed: 'Border Collie',
    colour: 'noir et blanc',
    birth_date: '2021-04-10',
    adoption_date: '2021-06-12',
    icad: '250269812340176',
    formula,
    kept_formula: formula_name,
    formula_steps: [],
    monthly_price_cents: 4110,
    cover_end: null,
    ...given,
    cover_start,
    waiting_periods:
      cover_start === null
        ? []
        : waitingPeriods(formula, cover_start, today).map(({ guarantee, covered_from }) => ({
            guarantee,
            covered_from,
          })),
  }
}

const lyonnaise = {
  line1: '27 RUE DES TILLEULS',
  line2: 'APPARTEMENT 12',
  line3: 'RESIDENCE LES ACACIAS',
  line4: null,
  postal_code: '69003',
  city: 'LYON',
  country: 'FR',
} as const

export const aPaperMandate: PaperMandate = {
  mandate_id: '0c02',
  umr: 'CSN-412703584-002',
  status: 'active',
  holder: 'HELENE CARPENTIER',
  address: lyonnaise,
  on_behalf_of: null,
  signatory: null,
  iban: 'FR3999910000170000412703A23',
  bic: 'BDFLFRP0',
  signature_mode: 'sms',
  signature_recipient: '+33 6 ** ** ** 04',
  signed_at: new Date('2026-07-12T16:20:00Z'),
  created_at: new Date('2026-07-12T16:14:00Z'),
  ended_at: null,
  language: null,
  for_refunds: false,
  wanted_due_day: null,
  unpaid: [],
  proof: null,
}

/** Facts of a French member's papers, but for what is given. */
export function aPaperFacts(changes: Partial<PaperFacts> = {}): PaperFacts {
  const animals = [
    aPaperAnimal(),
    aPaperAnimal({
      animal_id: '0a12',
      name: 'Mirza',
      type: 'cat',
      gender: 'female',
      breed: 'Européen',
      colour: 'écaille de tortue et blanc',
      icad: 'LXQ482',
      formula_name: 'integrale',
      monthly_price_cents: 1741,
    }),
    aPaperAnimal({
      animal_id: '0a13',
      name: 'Pistache',
      gender: 'female',
      breed: 'Teckel à poil dur',
      colour: 'sanglier',
      birth_date: '2026-07-18',
      adoption_date: '2026-09-20',
      icad: null,
      formula_name: 'chien-plus',
      cover_start: '2026-10-10',
      monthly_price_cents: 2290,
    }),
  ]
  return {
    language: 'fr',
    country: 'FR',
    today,
    public_url: 'https://members.example',
    retention: readRetentionSettings({}, []),
    member: { organisation: null, firstname: 'Hélène', lastname: 'Carpentier', nevg: '412703584', address: lyonnaise },
    contract: {
      contract_number: 'ZC-FR-2024-004127',
      status: 'active',
      effective_date: '2024-03-15',
      renewal_date: '2027-03-15',
      suspended_since: null,
      end_date: null,
      created_on: '2024-03-04',
      withdrawal_until: '2024-03-29',
      due_day: 5,
    },
    offered: soldFormulas,
    due_days: brand.due_days,
    has_assistance: true,
    takes_cards: true,
    promises: { answer: 2, transfer: 2 },
    languages: offeredLanguages,
    reads_bills: true,
    animals,
    mandate: aPaperMandate,
    card: null,
    price_revisions: [
      {
        animal_id: '0a11',
        from_day: '2027-01-01',
        announced_on: '2026-10-30',
        old_price_cents: 4110,
        new_price_cents: 4233,
      },
      {
        animal_id: '0a12',
        from_day: '2027-01-01',
        announced_on: '2026-10-30',
        old_price_cents: 1741,
        new_price_cents: 1793,
      },
    ],
    ...changes,
  }
}

const bolognese = {
  line1: 'VIA DEI GELSI 14',
  line2: 'INTERNO 6 SCALA B',
  line3: null,
  line4: null,
  postal_code: '40123',
  city: 'BOLOGNA BO',
  country: 'IT',
} as const

export const italianFacts = (changes: Partial<PaperFacts> = {}): PaperFacts =>
  aPaperFacts({
    language: 'it',
    country: 'IT',
    member: { organisation: null, firstname: 'Giulia', lastname: 'Ferrantini', nevg: '428195072', address: bolognese },
    contract: {
      contract_number: 'ZC-IT-2025-000418',
      status: 'active',
      effective_date: '2025-02-01',
      renewal_date: '2027-02-01',
      suspended_since: null,
      end_date: null,
      created_on: '2025-01-22',
      withdrawal_until: '2025-02-15',
      due_day: 10,
    },
    animals: [
      aPaperAnimal({
        name: 'Argo',
        breed: 'Lagotto Romagnolo',
        colour: 'marrone roano',
        icad: '380260101774203',
        formula_name: 'integrale',
        cover_start: '2025-02-01',
        monthly_price_cents: 2565,
      }),
    ],
    mandate: {
      ...aPaperMandate,
      umr: 'CSN-428195072-001',
      holder: 'GIULIA FERRANTINI',
      iban: 'IT14E9993102400000041906273',
      bic: 'BFITITM0',
      address: bolognese,
      signature_mode: 'email',
      signature_recipient: 'g****@example.org',
    },
    price_revisions: [
      {
        animal_id: '0a11',
        from_day: '2027-01-01',
        announced_on: '2026-10-30',
        old_price_cents: 2565,
        new_price_cents: 2642,
      },
    ],
    ...changes,
  })

export const belgianFacts = (changes: Partial<PaperFacts> = {}): PaperFacts =>
  aPaperFacts({
    country: 'BE',
    member: {
      organisation: null,
      firstname: 'Thibault',
      lastname: 'Delcourt',
      nevg: '433501628',
      address: {
        line1: 'RUE DU VIEUX MOULIN 45 BTE 2',
        line2: null,
        line3: null,
        line4: null,
        postal_code: '5000',
        city: 'NAMUR',
        country: 'BE',
      },
    },
    contract: {
      contract_number: 'ZC-BE-2025-000093',
      status: 'active',
      effective_date: '2025-09-01',
      renewal_date: '2027-09-01',
      suspended_since: null,
      end_date: null,
      created_on: '2025-09-01',
      withdrawal_until: '2025-09-15',
      due_day: 5,
    },
    animals: [
      aPaperAnimal({
        name: 'Gaufrette',
        type: 'cat',
        gender: 'female',
        breed: 'British Shorthair',
        colour: 'bleu',
        icad: '981098106731245',
        cover_start: '2025-09-01',
        monthly_price_cents: 2874,
      }),
    ],
    mandate: null,
    card: { brand: 'visa', last4: '4417', expires: '2026-10' },
    price_revisions: [],
    ...changes,
  })
