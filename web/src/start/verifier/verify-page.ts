import { readProofHeads } from '@coussinet/contract/domain/proof-heads.ts'
import type { ProofHeads } from '@coussinet/contract/domain/proof-log.ts'
import { checkPaper, type ProofReport, type ProofVerdict } from '@coussinet/contract/domain/proof-paper.ts'
import * as fr from '@coussinet/texts/fr/verifier.ts'
import * as it from '@coussinet/texts/it/verifier.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/verifier.ts'
import { browserProofCrypto } from './browser-proof-crypto.ts'
import { describeProof } from './proven-facts.ts'

// The whole page that checks papers: one file, opened from a disk too, without a network.

const texts = { fr: fr.verifier, it: it.verifier, nl: nl.verifier }
const tones: Record<ProofVerdict, 'positive' | 'warning' | 'danger'> = {
  holds: 'positive',
  not_compared: 'positive',
  not_published: 'warning',
  paper_only: 'warning',
  forged: 'danger',
  truncated: 'danger',
  reordered: 'danger',
  back_dated: 'danger',
  rewritten: 'danger',
  bad_heads: 'danger',
  unknown_key: 'warning',
  no_proof: 'warning',
  unsupported: 'warning',
}
const shownFacts = new Set<ProofVerdict>(['holds', 'not_compared', 'not_published'])

const isLanguage = (text: string): text is Language => text in texts
const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage)

let language: Language = wanted ?? 'fr'
let paper: Uint8Array | null = null
let heads: ProofHeads[] = []
let fault: 'bad_file' | 'bad_heads_file' | 'two_files' | null = null
let is_working = false
let pasted = ''
let report: ProofReport | null = null
const names = { paper: '', heads: '' }

const main = document.querySelector('main') ?? document.body
/** The portal's heads when it served this page; null in a copy that was built elsewhere. */
const own = readProofHeads(document.querySelector('#heads')?.textContent ?? '')

type Child = Node | string | null
function element(name: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

async function check(): Promise<void> {
  is_working = paper !== null
  draw()
  // The words stand before a long paper keeps the browser busy.
  await new Promise((resolve) => setTimeout(resolve))
  report =
    paper === null
      ? null
      : await checkPaper(browserProofCrypto, {
          bytes: paper,
          heads,
          trusted: own?.keys.map(({ public_key }) => public_key) ?? [],
        })
  is_working = false
  draw()
  document.querySelector<HTMLElement>('#verdict')?.focus()
}

async function takePaper(file: File | undefined): Promise<void> {
  if (!file) return
  fault = null
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (bytes === null || String.fromCharCode(...bytes.subarray(0, 5)) !== '%PDF-') fault = 'bad_file'
  paper = fault === null ? bytes : null
  await check()
}

async function takeHeads(text: string): Promise<void> {
  const read = text.trim() === '' ? null : readProofHeads(text)
  fault = read === null && text.trim() !== '' ? 'bad_heads_file' : null
  heads = read === null ? [] : [read]
  await check()
}

const isHeadsFile = ({ name }: File): boolean => /\.json$/i.test(name)

async function takeAny(files: readonly File[]): Promise<void> {
  if (files.filter((file) => !isHeadsFile(file)).length > 1) {
    ;[fault, paper, report, names.paper] = ['two_files', null, null, '']
    draw()
    document.querySelector<HTMLElement>('#verdict')?.focus()
    return
  }
  for (const file of files) {
    const isHeads = isHeadsFile(file)
    if (isHeads) pasted = ''
    names[isHeads ? 'heads' : 'paper'] = file.name
    await (isHeads ? file.text().then(takeHeads) : takePaper(file))
  }
}

type FileField = {
  id: 'paper' | 'heads'
  label: string
  hint: string | null
  accept: string
  take: (file: File) => void
}

function field({ id, label, hint, accept, take }: FileField): HTMLElement {
  const described = hint === null ? {} : { 'aria-describedby': `${id}-hint` }
  const input = element('input', { type: 'file', id: `${id}-file`, accept, 'aria-label': label, ...described })
  input.addEventListener('change', () => {
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined
    if (!file) return
    names[id] = file.name
    take(file)
  })
  return element(
    'section',
    { class: 'field' },
    element('p', { class: 'name' }, label),
    hint === null ? null : element('p', { id: `${id}-hint`, class: 'muted' }, hint),
    input,
    // The browser's own button would be in the language of the browser.
    element('label', { for: `${id}-file`, class: 'choose' }, texts[language].choose),
    names[id] === '' ? null : element('span', { class: 'chosen' }, names[id]),
  )
}

function draw(): void {
  const words = texts[language]
  document.documentElement.lang = language
  document.title = words.title
  const languages = element(
    'nav',
    {},
    ...(['fr', 'it', 'nl'] as const).map((one) => {
      const names = { fr: 'Français', it: 'Italiano', nl: 'Nederlands' }
      const button = element(
        'button',
        { type: 'button', lang: one, 'aria-pressed': String(one === language) },
        names[one],
      )
      button.addEventListener('click', () => {
        language = one
        draw()
        document.querySelector<HTMLElement>(`nav [lang=${one}]`)?.focus()
      })
      return button
    }),
  )
  const area = element('textarea', { rows: '3', id: 'pasted', spellcheck: 'false' })
  area.textContent = pasted
  area.addEventListener('change', () => {
    if (!(area instanceof HTMLTextAreaElement)) return
    pasted = area.value
    names.heads = ''
    void takeHeads(pasted)
  })
  const headsField = field({
    id: 'heads',
    label: words.heads,
    hint: words.heads_hint,
    accept: '.json,application/json',
    take: (file) => {
      pasted = ''
      void file.text().then(takeHeads)
    },
  })
  headsField.append(element('label', { for: 'pasted', class: 'second' }, words.paste), area)
  main.replaceChildren(
    languages,
    element('h1', {}, words.title),
    element('p', { class: 'lead' }, words.intro),
    field({
      id: 'paper',
      label: words.paper,
      hint: null,
      accept: '.pdf,application/pdf',
      take: (file) => void takePaper(file),
    }),
    headsField,
    element('div', { 'aria-live': 'polite' }, ...drawVerdict()),
  )
}

function drawVerdict(): Child[] {
  const words = texts[language]
  if (fault !== null)
    return [element('p', { class: 'verdict', 'data-tone': 'danger', id: 'verdict', tabindex: '-1' }, words[fault])]
  if (is_working) return [element('p', { class: 'verdict', 'data-tone': 'working' }, `${words.working}…`)]
  if (report === null) return []
  const { verdict, proof, checkpoint, is_late } = report
  const { title, text } = words.verdicts[verdict]
  const shown = element(
    'section',
    { class: 'verdict', 'data-tone': tones[verdict], 'data-verdict': verdict, id: 'verdict', tabindex: '-1' },
    element('h2', {}, title),
    element('p', {}, text),
    is_late ? element('p', {}, words.late) : null,
    verdict === 'holds' && !own?.keys.length ? element('p', {}, words.trusts_heads) : null,
  )
  if (proof === null || !shownFacts.has(verdict)) return [shown]
  const facts = describeProof(proof, words, language).map(({ title: name, rows }) =>
    element(
      'section',
      {},
      element('h3', {}, name),
      element('dl', {}, ...rows.flatMap(([term, value]) => [element('dt', {}, term), element('dd', {}, value)])),
    ),
  )
  const text_block =
    proof.text === null
      ? null
      : element('section', {}, element('h3', {}, words.signed_text), element('pre', {}, proof.text))
  const technical = element(
    'details',
    {},
    element('summary', {}, words.technical),
    element('dl', {}, ...drawTechnical(checkpoint)),
  )
  return [
    shown,
    element('h2', {}, words.facts),
    element('p', {}, words.compare),
    element('dl', {}, element('dt', {}, words.register), element('dd', {}, proof.origin)),
    ...facts,
    text_block,
    technical,
  ]
}

function drawTechnical(checkpoint: ProofReport['checkpoint']): Child[] {
  const words = texts[language]
  const rows: [string, string][] = [
    ...(checkpoint === null
      ? []
      : [
          [words.proven_since, checkpoint.at] satisfies [string, string],
          ['checkpoint', `${checkpoint.origin}, ${checkpoint.size}`] satisfies [string, string],
        ]),
    ...(report?.proof?.lines ?? []).map(({ position, hash }): [string, string] => [words.line(position), hash]),
    ...(own?.keys ?? []).map(({ public_key }): [string, string] => [words.own_key, public_key]),
  ]
  return rows.flatMap(([term, value]) => [element('dt', {}, term), element('dd', {}, value)])
}

document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void takeAny([...(event.dataTransfer?.files ?? [])])
})
draw()
