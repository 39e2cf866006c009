import { getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo, type DemoMember } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { answers, speaksTo } from '../../../../testing/wire.ts'
import badgeStyles from '#ui/Badge.module.css'
import tileStyles from '#ui/FileTile.module.css'
import styles from '../../cover/arithmetic.module.css'

// Demo requests by their tracking reference; a draft has none.
const statuses = [
  [null, 'Brouillon', /Brouillon, il reste/],
  ['ZR-2026-00546', 'En attente', /Réponse au plus tard|En retard|Votre demande est bien arrivée/],
  ['ZR-2026-00585', 'En cours de traitement', /Réponse au plus tard|En retard/],
  ['ZR-2026-00520', 'Documents attendus', /Il manque la feuille de soins de Mirza/],
  ['ZR-2026-00494', 'En attente', /Documents reçus, réponse au plus tard|En retard/],
  ['ZR-2026-00533', 'Accepté', /Demande acceptée/],
  ['ZR-2026-00468', 'Refusé', null],
] as const

function requestOf(reference: string | null, member: DemoMember = 'helene') {
  const requests = answerTo(member, listRefundRequests, '/refund-requests?limit=100').data
  const found = requests.find(({ tracking_reference }) => tracking_reference === reference)
  if (found === undefined) throw new Error(`No request ${reference} is recorded.`)
  return found
}
const idOf = (reference: string | null) => requestOf(reference).id
const open = (reference: string | null) => showPage(`/refunds/${idOf(reference)}`).shown
const main = page.getByRole('main')

beforeEach(() => speaksTo('helene'))

describe('a request', () => {
  it.each(statuses)('[REF-02] %s has its badge « %s », and under way its step line', async (reference, badge, line) => {
    if (line !== null) {
      await showPage('/refunds').shown
      const rows = page.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem')
      const row = () => rows.elements().find((one) => one.querySelector(`a[href*="${idOf(reference)}"]`) !== null)
      await expect.poll(() => row()?.textContent).toMatch(line)
    }
    await open(reference)
    await expect.poll(() => document.querySelector(`main .${badgeStyles.badge}`)?.textContent).toBe(badge)
  })

  it('[REF-03] says in a demonstration, and nowhere else, that its insurer is played and the care invented', async () => {
    const line = page.getByText(
      'Démonstration : l’assureur est simulé. Il décide des lignes lues sur la facture, ou de soins inventés.',
    )
    await open('ZR-2026-00312')
    await expect.element(page.getByRole('list', { name: 'Suivi' })).toBeVisible()
    expect(line.elements()).toHaveLength(0)
    document.documentElement.dataset['demo'] = ''
    onTestFinished(() => {
      delete document.documentElement.dataset['demo']
    })
    await open('ZR-2026-00533')
    await expect.element(line).toBeVisible()
    await open(null)
    await expect.element(page.getByText('Brouillon', { exact: true }).first()).toBeVisible()
    expect(line.elements()).toHaveLength(0)
  })

  it('[REF-03] dates each step of its timeline that was reached', async () => {
    await open('ZR-2026-00312')
    const steps = page.getByRole('list', { name: 'Suivi' }).getByRole('listitem')
    await expect.poll(() => steps.elements()).toHaveLength(5)
    for (const [at, step] of [
      'Demande envoyée',
      'En attente',
      'En cours de traitement',
      'Demande acceptée',
      'Remboursement versé',
    ].entries()) {
      await expect.element(steps.nth(at)).toMatchTextContent(step)
      await expect.element(steps.nth(at)).toMatchTextContent(/\d{1,2}(er)? \p{L}+/u)
    }
    await open('ZR-2026-00585')
    const current = () => page.getByRole('list', { name: 'Suivi' }).element().querySelector('[aria-current=step]')
    await expect.element(steps.filter({ hasText: 'Demande acceptée' })).not.toMatchTextContent(/\d\d:\d\d/)
    expect(current()?.textContent).toContain('En cours de traitement')
  })

  it.each([
    [
      { median: 1, p90: 2, cases: 132 },
      /La plupart des demandes sont traitées en un jour ouvré, 9 sur 10 en 2 jours ouvrés\. D’après les 132 demandes décidées/,
    ],
    [
      { median: 0, p90: 1, cases: 20 },
      /La plupart des demandes sont traitées le jour même, 9 sur 10 en un jour ouvré\./,
    ],
    [{ median: 2, p90: 2, cases: 40 }, /9 demandes sur 10 sont traitées en 2 jours ouvrés\./],
    [null, null],
  ])('[CLK-03] says beside the promised day what decisions usually take: %j', async (usual_days, text) => {
    const request = requestOf('ZR-2026-00585')
    expect(request.expected_by).not.toBeNull()
    answers(getRefundRequest, { ...request, usual_days })
    await open('ZR-2026-00585')
    const follow = main.getByRole('region', { name: 'Suivi' })
    await expect.element(follow).toMatchTextContent(/Demande envoyée/)
    if (text) await expect.element(follow).toMatchTextContent(text)
    else await expect.element(follow).not.toMatchTextContent(/traitées/)
  })

  it('[CLK-03] says nothing of it while the clock waits for the member', async () => {
    const request = requestOf('ZR-2026-00520')
    answers(getRefundRequest, { ...request, usual_days: { median: 1, p90: 2, cases: 132 } })
    await open('ZR-2026-00520')
    await expect.element(main.getByRole('region', { name: 'Suivi' })).not.toMatchTextContent(/traitées/)
  })

  it('[REF-04] accepted tells the amount, rejected the reason, refunded the day and the masked account', async () => {
    await open('ZR-2026-00533')
    // Head and sum agree about money that is not paid yet.
    await expect.poll(() => main.getByText('À vous rembourser').elements().length).toBe(2)
    await expect.element(main.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute('href', '#messages')
    await expect.element(main).toMatchTextContent(/131,40\s€/)
    await open('ZR-2026-00468')
    await expect.element(main.getByText('Motif du refus')).toBeVisible()
    await expect
      .element(main)
      .toMatchTextContent(/ces soins tombent dans le délai de carence\s; de tels soins sont couverts à partir du \d/i)
    await open('ZR-2026-00312')
    await expect.element(main).toMatchTextContent(/Versé le .*\d{4} sur le compte FR39\s••••\s\w{4}/)
    await expect.element(main).not.toMatchTextContent('FR3999910000170000412703A23')
    expect(document.documentElement.outerHTML).not.toContain('0000170000')
  })

  it('[EST-03] a refund shows its arithmetic: billed, deductible, rate, refunded, with reasons and clauses', async () => {
    await open('ZR-2026-00312')
    const table = main.getByRole('table', { name: 'Soins réalisés' })
    for (const line of [
      'Consultation d’urgence',
      'Radiographie',
      'Échographie',
      'Chirurgie',
      'Anesthésie',
      'Hospitalisation',
      'Médicaments prescrits',
    ])
      await expect.element(table.getByRole('row', { name: line }).first()).toBeVisible()
    const sum = main.getByRole('region', { name: 'Soins réalisés' })
    await expect.element(sum).toMatchTextContent(/Total facturé\s*1\s?260,30\s€/)
    await expect.element(sum).toMatchTextContent(/Franchise/)
    await expect.element(sum).toMatchTextContent(/60\s€/)
    await expect.element(sum).toMatchTextContent(/10\s% restent à votre charge/)
    const lines = [...document.querySelectorAll(`main .${styles.arithmetic} > div`)].map(
      ({ textContent }) => textContent,
    )
    for (const step of ['Franchise', '10\u00a0% restent'])
      expect(lines.filter((one) => one.startsWith(step))).toEqual([
        expect.stringMatching(/Conditions générales, chapitre 7\s: franchise, taux, plafond et exemples/),
      ])
    await expect.element(sum).toMatchTextContent(/1\s?080,27\s€/)
    await expect.element(sum).toMatchTextContent(/180,03\s€/)

    // A reduction has its reason in plain words and the clause of the conditions.
    await open('ZR-2026-00416')
    await expect.element(main).toMatchTextContent(/Le forfait couvre 80\s€ de ces 165\s€ de prévention/)
    await expect.element(main).toMatchTextContent(/Conditions générales, chapitre \d/)
  })

  it('[EVT-01] a refund says which event its care belongs to, and that the deductible had been taken before', async () => {
    const request = requestOf('ZR-2026-00312')
    const statement = answerTo('helene', getRefund, `/refunds/${request.refunds[0]?.id ?? ''}`)
    const event = { first_day: '2026-04-01', last_day: '2026-05-16', used_cents: 6000 }
    const computation = statement.computation && { ...statement.computation, deductible_cents: 0 }
    answers(getRefund, { ...statement, computation, event })
    await open('ZR-2026-00312')
    await expect
      .element(main.getByRole('region', { name: 'Soins réalisés' }))
      .toMatchTextContent(
        /Ces soins font partie de l’événement du 1er avril 2026\s: sa franchise \(60\s€\) est déjà retenue/,
      )
    // From the demo: a first visit of Mirza, which opened its event.
    speaksTo('helene')
    await open('ZR-2026-00273')
    await expect
      .element(main)
      .toMatchTextContent(
        /Ces soins ouvrent un événement\s: la franchise n’est retenue qu’une fois.*jusqu’au \d+ \S+ 2026/,
      )
  })

  it('[REF-05] shows its days, amounts, account, numbers and care line by line, and offers its slip', async () => {
    await open('ZR-2026-00312')
    const care = main.getByRole('region', { name: 'Soins réalisés' })
    await expect.element(care.getByRole('row', { name: /^Chirurgie 640\s€ 640\s€ 548,58\s€$/ })).toBeVisible()
    for (const fact of [
      /Total facturé\s*1\s260,30\s€/,
      /Sous-total pris en charge\s*1\s260,30\s€/,
      /Remboursé\s*1\s080,27\s€/,
      /Date de versement\s*\d+ avril 2026/,
      /Compte de versement\s*FR39\s••••\s3A23/,
    ])
      await expect.element(care).toMatchTextContent(fact)
    await expect.element(care.getByRole('button', { name: /^Décompte/ })).toBeVisible()
    const references = main.getByRole('region', { name: 'Références' })
    for (const fact of [
      /ZR-2026-00312/,
      /Soins du\s*\d+ avr\. 2026/,
      /Facture\s*F26-01264/,
      /Vétérinaire\s*Centre hospitalier vétérinaire des Deux Berges/,
    ])
      await expect.element(references).toMatchTextContent(fact)
  })

  it('[REF-05] offers its slip on a narrow phone with the sign beside the words, in two lines too', async () => {
    await page.viewport(360, 800)
    onTestFinished(() => page.viewport(1280, 800))
    await open('ZR-2026-00312')
    const slip = main.getByRole('button', { name: /^Décompte/ })
    await expect.element(slip).toBeVisible()
    const words = document.createRange()
    words.selectNodeContents(slip.element().querySelector('span > span') ?? slip.element())
    const lines = [...words.getClientRects()].map(({ left }) => left)
    const sign = slip.element().querySelector('svg')?.getBoundingClientRect().right ?? 0
    expect(Math.min(...lines) - sign).toBeLessThan(12)
  })

  it('[REF-05] of a member without the feature offers no slip', async () => {
    speaksTo('giulia')
    await showPage(`/refunds/${requestOf('ZR-2026-00429', 'giulia').id}`, { language: 'it' }).shown
    await expect.element(main.getByRole('region', { name: 'Prestazioni effettuate' })).toMatchTextContent(/911,25\s€/)
    expect(page.getByText('Prospetti di rimborso').elements()).toEqual([])
  })

  it('[FIX-01] of which all was paid has its ways to disagree in one line at the end; folded on a phone are its papers too', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    await open('ZR-2026-00312')
    const line = main.getByText('Un désaccord ?')
    await expect.element(line).toBeVisible()
    await expect.element(main.getByText('Contester cette décision')).not.toBeInTheDocument()
    await expect.element(main.getByText('Une réclamation ?')).not.toBeVisible()
    await expect.element(main.getByRole('button', { name: /^Télécharger/ })).not.toBeInTheDocument()
    await line.click()
    await expect.element(main.getByRole('link', { name: 'Une réclamation ?' })).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'Messages avec notre équipe' })).toBeVisible()
    for (const fold of ['Documents joints', 'Références']) {
      await main.getByText(fold, { exact: true }).click()
    }
    await expect.element(main.getByText('F26-01264', { exact: true })).toBeVisible()
    // Less than all was paid, or not yet.
    for (const reference of ['ZR-2026-00416', 'ZR-2026-00533']) {
      await open(reference)
      await expect.element(main.getByRole('region', { name: 'Messages avec notre équipe' })).toBeVisible()
      await expect.element(line).not.toBeInTheDocument()
    }
  })

  it('[REF-10] whose documents are there and not sent names the latest of their last days', async () => {
    const request = requestOf('ZR-2026-00559')
    const awaitedOf = (type: 'x-ray' | 'other', due_on: string, file_id: string | null) => ({
      id: `00000000-0000-4000-8000-${type === 'other' ? '000000009998' : '000000009999'}`,
      type,
      animal_id: request.animals[0]?.id ?? null,
      reason_code: 'unreadable' as const,
      note: null,
      due_on,
      file_id,
    })
    const file_id = request.files[0]?.id ?? null
    for (const [later, day] of [
      [null, 'vendredi 15 janvier'],
      [file_id, 'vendredi 15 janvier'],
    ] as const) {
      const awaited = [awaitedOf('other', '2026-12-20', file_id), awaitedOf('x-ray', '2027-01-15', later)]
      answers(getRefundRequest, { ...request, status: 'action-required', awaited })
      await open('ZR-2026-00559')
      await expect.element(main.getByText(day).first()).toBeVisible()
    }
  })

  it('[REF-10] that waits for an identification number leads to the animal’s page', async () => {
    const request = requestOf('ZR-2026-00559')
    const [animal] = request.animals
    answers(getRefundRequest, {
      ...request,
      status: 'action-required',
      awaited: [
        {
          id: '00000000-0000-4000-8000-000000009999',
          type: null,
          animal_id: animal?.id ?? null,
          reason_code: 'missing_icad',
          note: null,
          due_on: '2026-12-20',
          file_id: null,
        },
      ],
    })
    await open('ZR-2026-00559')
    await expect.element(page.getByText('Indiquez d’abord le numéro d’identification de Pistache.')).toBeVisible()
    await page.getByRole('link', { name: 'Ouvrir la page de Pistache' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pistache' })).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Identifier Pistache' }).getByLabelText('Numéro d’identification'))
      .toBeEnabled()
  })
})

describe('a document', () => {
  it('[RDY-03] has its own receipt: time, name, size, fingerprint, and its fate', async () => {
    await open('ZR-2026-00312')
    const tiles = () => [...document.querySelectorAll(`main .${tileStyles.tile}`)]
    await expect.poll(() => tiles().length).toBe(3)
    for (const tile of tiles()) {
      expect(tile.textContent).toMatch(/(facture|feuille-de-soins|compte-rendu)[\w-]*\.(pdf|jpe?g|png)/)
      expect(tile.textContent).toMatch(/\d\s(ko|Mo)/)
      expect(tile.textContent).toMatch(/Arrivé le \d+ avr\. 2026, \d+\sh(?:\s\d\d)?/)
      expect(tile.textContent).toMatch(/Empreinte [0-9a-f]{8}…[0-9a-f]{8}/)
      expect(tile.querySelector(`.${badgeStyles.badge}`)?.textContent).toBe('Accepté')
    }
  })

  it('[RDY-03] that was refused says why', async () => {
    speaksTo('giulia')
    await showPage(`/refunds/${requestOf('ZR-2026-00507', 'giulia').id}`, { language: 'it' }).shown
    const files = main.getByRole('region', { name: 'Documenti allegati' })
    await expect.element(files).toBeVisible()
    const refused = () =>
      [...document.querySelectorAll(`main .${tileStyles.tile}`)]
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('Rifiutato'))
    await expect
      .poll(refused)
      .toEqual([expect.stringContaining('La fattura non riporta il pagamento: aggiunga una fattura quietanzata.')])
  })
})
