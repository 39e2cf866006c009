import type { Brand } from '../../contract/src/brand/brand.ts'

// Another insurer, to see what a brand changes: `BRAND=examples/second-brand/ours-et-puce.brand.ts npm start`.

// A bear's head, and a flea at its ear.
const mark = '<circle cx="15" cy="19" r="9"/><circle cx="45" cy="19" r="9"/><path d="M30 16C44 16 54 26 54 39C54 52 43 60 30 60C17 60 6 52 6 39C6 26 16 16 30 16Z"/><circle cx="58" cy="8" r="4"/>'

// Letters as strokes: O u r s & P u c e.
const letters =
  '<path fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M72 16a12 12 0 1 0 0 24a12 12 0 1 0 0 -24M94 24v9a7 7 0 0 0 14 0v-9M108 24v16M119 40v-16M119 31a8 8 0 0 1 8 -7M147 26a7 4 0 0 0 -12 2c0 5 12 3 12 8a7 4 0 0 1 -13 1M185 40l-16 -17c-3 -4 0 -8 4 -8s6 5 2 8l-6 5c-5 4 -3 12 4 12c6 0 9 -5 10 -10M198 40v-24h8a7 7 0 0 1 0 14h-8M221 24v9a6 6 0 0 0 12 0v-9M233 24v16M252 27a7 8 0 1 0 0 10M255 32h12a6 8 0 1 0 -2 6"/>'

const terms = {
  fr: ['Réservé aux adhérents à jour de leurs cotisations.', 'Un gain par filleul, tiré au sort, de 25 € à 100 € (25 € garantis), versé sous 30 jours.'],
  it: ['Riservato ai clienti in regola con i premi.', 'Un premio per ogni amico, estratto a sorte, da 25 € a 100 € (25 € garantiti), accreditato entro 30 giorni.'],
}

export const brand = {
  name: 'Ours & Puce',
  slogan: { fr: ['Du plus gros', 'au plus petit.'], it: ['Dal più grande', 'al più piccolo.'] },
  tagline: { fr: 'Leurs soins, remboursés sans détour.', it: 'Le loro cure, rimborsate senza giri.' },
  home: 'BE',
  companies: {
    FR: {
      name: 'Ours & Puce France',
      address: ['5 RUE DE LA VERRERIE', '59000 LILLE'],
      city: 'Lille',
      phone: '+33362710020',
      phone_text: '03 62 71 00 20',
      email: 'bonjour@ours-et-puce.example',
      legal: { fr: 'Ours & Puce SA, succursale de France, SIREN 000 518 041', it: 'Ours & Puce SA, sede secondaria in Francia, SIREN 000 518 041' },
      authority: 'ACPR',
      mediator: 'La Médiation de l’assurance',
      hours: { open: '08:30', close: '17:30', time_zone: 'Europe/Paris' },
      social: [],
    },
    BE: {
      name: 'Ours & Puce',
      address: ['RUE DES TISSERANDS 12', '4000 LIEGE'],
      city: 'Liège',
      phone: '+3242000031',
      phone_text: '04 200 00 31',
      email: 'bonjour@ours-et-puce.example',
      legal: { fr: 'Ours & Puce SA, BCE 0888.805.120', it: 'Ours & Puce SA, BCE 0888.805.120' },
      authority: 'FSMA / BNB',
      mediator: 'Ombudsman des assurances',
      hours: { open: '08:30', close: '17:30', time_zone: 'Europe/Brussels' },
      social: [{ name: 'Mastodon', href: 'https://mastodon.example/@oursetpuce' }],
    },
  },
  privacy_email: 'vie-privee@ours-et-puce.example',
  creditor: {
    name: 'Ours & Puce SA',
    identifier: 'BE25ZZZ0888805120',
    reference_prefix: 'OEP',
    address: { fr: ['RUE DES TISSERANDS 12', '4000 LIEGE', 'BELGIQUE'], it: ['RUE DES TISSERANDS 12', '4000 LIEGE', 'BELGIO'] },
  },
  logo: { mark, seam: null, wordmark: `<g transform="translate(1 3) scale(.74)">${mark}</g>${letters}`, in_mails: 'initial' },
  colours: {
    light: {
      canvas: 'oklch(0.963 0.009 200)', surface: 'oklch(0.995 0.002 200)', sunken: 'oklch(0.971 0.007 200)', raised: 'oklch(0.995 0.002 200)',
      ink: 'oklch(0.245 0.05 255)', muted: 'oklch(0.485 0.038 255)',
      line: 'oklch(0.905 0.013 200)', line_strong: 'oklch(0.61 0.04 255)',
      brand: 'oklch(0.365 0.112 255)', brand_strong: 'oklch(0.305 0.1 255)', on_brand: 'oklch(0.985 0.007 255)', brand_soft: 'oklch(0.935 0.023 255)',
      accent: 'oklch(0.852 0.078 200)', accent_strong: 'oklch(0.655 0.11 200)', accent_soft: 'oklch(0.946 0.026 200)', on_accent: 'oklch(0.265 0.07 255)', on_accent_muted: 'oklch(0.385 0.085 255)',
      meadow: 'oklch(0.915 0.095 121)', honey: 'oklch(0.905 0.085 84)',
      positive: 'oklch(0.45 0.105 132)', positive_fill: 'oklch(0.86 0.155 122)', positive_soft: 'oklch(0.95 0.06 120)', on_positive: 'oklch(0.28 0.07 132)',
      warning: 'oklch(0.475 0.105 62)', warning_fill: 'oklch(0.83 0.14 78)', warning_soft: 'oklch(0.952 0.05 85)', on_warning: 'oklch(0.29 0.065 60)',
      danger: 'oklch(0.5 0.185 28)', danger_fill: 'oklch(0.545 0.2 28)', danger_soft: 'oklch(0.942 0.027 28)', on_danger: 'oklch(0.99 0.003 28)',
      info: 'oklch(0.46 0.105 255)', info_fill: 'oklch(0.5 0.115 255)', info_soft: 'oklch(0.945 0.024 255)', on_info: 'oklch(0.99 0.003 255)',
      inverse: 'oklch(0.265 0.055 255)', on_inverse: 'oklch(0.965 0.012 255)',
      ring: 'oklch(0.47 0.153 255)', gauge: 'oklch(0.365 0.112 255)', gauge_track: 'oklch(0.9 0.024 200)', seam: 'oklch(0.51 0.086 200)', print_rest: 'oklch(0.89 0.02 200)',
      illus_over: 'oklch(0.74 0.122 200)', illus_1: 'oklch(0.835 0.086 200)', illus_2: 'oklch(0.86 0.155 122)', illus_3: 'oklch(0.83 0.14 78)', illus_4: 'oklch(0.6 0.1 200)', illus_paper: 'oklch(0.995 0.002 200)',
      shade: 'oklch(0.3 0.09 255)', scrim: 'oklch(0.2 0.05 255 / 0.46)',
    },
    dark: {
      canvas: 'oklch(0.178 0.02 255)', surface: 'oklch(0.222 0.026 255)', sunken: 'oklch(0.252 0.029 255)', raised: 'oklch(0.272 0.032 255)',
      ink: 'oklch(0.95 0.014 255)', muted: 'oklch(0.765 0.026 255)',
      line: 'oklch(0.325 0.03 255)', line_strong: 'oklch(0.61 0.042 255)',
      brand: 'oklch(0.852 0.076 200)', brand_strong: 'oklch(0.9 0.048 200)', on_brand: 'oklch(0.255 0.065 255)', brand_soft: 'oklch(0.322 0.05 255)',
      accent: 'oklch(0.345 0.074 255)', accent_strong: 'oklch(0.68 0.111 200)', accent_soft: 'oklch(0.288 0.046 255)', on_accent: 'oklch(0.965 0.014 200)', on_accent_muted: 'oklch(0.865 0.042 200)',
      meadow: 'oklch(0.335 0.046 130)', honey: 'oklch(0.35 0.05 66)',
      positive: 'oklch(0.86 0.14 122)', positive_fill: 'oklch(0.86 0.155 122)', positive_soft: 'oklch(0.315 0.052 128)', on_positive: 'oklch(0.26 0.065 132)',
      warning: 'oklch(0.85 0.12 80)', warning_fill: 'oklch(0.83 0.14 78)', warning_soft: 'oklch(0.325 0.05 70)', on_warning: 'oklch(0.27 0.06 60)',
      danger: 'oklch(0.8 0.11 25)', danger_fill: 'oklch(0.72 0.16 25)', danger_soft: 'oklch(0.315 0.072 25)', on_danger: 'oklch(0.22 0.06 25)',
      info: 'oklch(0.82 0.072 250)', info_fill: 'oklch(0.76 0.09 250)', info_soft: 'oklch(0.315 0.046 262)', on_info: 'oklch(0.24 0.05 260)',
      inverse: 'oklch(0.95 0.014 255)', on_inverse: 'oklch(0.265 0.055 255)',
      ring: 'oklch(0.82 0.09 255)', gauge: 'oklch(0.852 0.076 200)', gauge_track: 'oklch(0.36 0.042 255)', seam: 'oklch(0.74 0.08 200)', print_rest: 'oklch(0.4 0.04 255)',
      illus_over: 'oklch(0.54 0.09 200)', illus_1: 'oklch(0.52 0.086 200)', illus_2: 'oklch(0.7 0.14 124)', illus_3: 'oklch(0.75 0.12 78)', illus_4: 'oklch(0.46 0.077 200)', illus_paper: 'oklch(0.305 0.038 255)',
      shade: 'oklch(0.08 0.02 255)', scrim: 'oklch(0.08 0.02 255 / 0.62)',
    },
    panel: { ground: 'oklch(0.325 0.105 255)', text: 'oklch(0.935 0.03 200)', muted: 'oklch(0.87 0.05 200)', seam: 'oklch(0.72 0.085 200)' },
    paper: { ink: '#14243c', brand: '#163a6b', muted: '#56657a', line: '#cdd5df', soft: '#f1f4f8' },
    icon: '#1c4a86',
  },
  due_days: [2, 12, 24],
  formulas: [
    {
      name: 'essentielle',
      label: { fr: 'Essentielle', it: 'Essenziale' },
      species: ['cat', 'dog'],
      covers: ['accident', 'illness_surgery'],
      reimbursement_rate: 65,
      annual_ceiling_cents: 120_000,
      deductible_cents: 4000,
      deductible_mode: 'per_event',
      vaccine_package_cents: 2500,
      waiting_days: { accident: 3, illness: null, illness_surgery: 90 },
      monthly_price_cents: { dog: 1450, cat: 990 },
      management_fee_cents: 200,
    },
    {
      name: 'sereine',
      label: { fr: 'Sereine', it: 'Serena' },
      species: ['cat', 'dog'],
      covers: ['accident', 'illness', 'illness_surgery'],
      reimbursement_rate: 80,
      annual_ceiling_cents: 220_000,
      deductible_cents: 3000,
      deductible_mode: 'per_event',
      vaccine_package_cents: 7000,
      waiting_days: { accident: 3, illness: 30, illness_surgery: 90 },
      monthly_price_cents: { dog: 3190, cat: 2190 },
      management_fee_cents: 200,
    },
  ],
  sponsorship: {
    written_for: '2026-11-20',
    offers: [{ id: 'bienvenue-2026', start_date: '2026-03-01', end_date: '2027-02-28', rules: [{ countries: ['FR', 'BE'], prizes: [[2500, 9], [10_000, 1]], terms }] }],
  },
} satisfies Brand
