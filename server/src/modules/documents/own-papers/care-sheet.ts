import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { genderNames, shownIcad, speciesNames } from '@coussinet/contract/domain/animals.ts'
import { numericDay } from '@coussinet/contract/domain/format.ts'
import { renderSVG } from 'uqr'
import { createFrame } from '#platform/paper/frame.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { paperAddress } from '#platform/paper/postal-address.ts'
import type { PaperAnimal, PaperFacts } from '../paper-facts.ts'
import { careSheetWords } from './care-sheet-words.ts'

/** An animal's care sheet: one page, the owner's part filled in, the vet's part to be filled in by hand. */
export function careSheetPaper(facts: PaperFacts, animal: PaperAnimal): Paper {
  const { language, country, today, public_url } = facts
  const { scan_alt, ...words } = careSheetWords[language]
  const address = `${public_url}/refunds/new?animal_id=${animal.animal_id}`
  return {
    template: '/modules/documents/own-papers/care-sheet.typ',
    frame: createFrame({ language, country, title: words.title, issued_on: today, whose: paperRecipient(facts) }),
    content: {
      words,
      prefilled: prefilled(facts, animal),
      address,
      qr: renderSVG(address, { ecc: 'M', border: 0 }),
      scan_alt: scan_alt(address),
    },
  }
}

/** `span`: sixths of the width */
type SheetField = { label: string; value: string; span: number; is_required?: boolean }

function prefilled({ language, country, member, contract }: PaperFacts, animal: PaperAnimal): SheetField[] {
  const words = careSheetWords[language]
  const { organisation, firstname, lastname, nevg, address } = member
  return [
    { label: words.nevg, value: groupedNevg(nevg), span: 2, is_required: true },
    { label: words.contract_number, value: contract.contract_number, span: 2, is_required: true },
    { label: words.formula, value: animal.formula.label[language], span: 2 },
    { label: words.member_name, value: organisation ?? `${lastname} ${firstname}`, span: 2, is_required: true },
    { label: words.member_address, value: paperAddress(address, { language, from: country }).join(', '), span: 4 },
    { label: words.animal_name, value: animal.name, span: 2, is_required: true },
    {
      label: words.species_breed_sex,
      value: [
        speciesNames[language][animal.type],
        animal.breed,
        genderNames[language][animal.gender].toLowerCase(),
      ].join(', '),
      span: 4,
      is_required: true,
    },
    // Left open where the number is still awaited: the vet reads it.
    { label: words.icad, value: animal.icad === null ? '' : shownIcad(animal.icad), span: 2, is_required: true },
    { label: words.birth_date, value: numericDay(animal.birth_date), span: 2 },
  ]
}
