import type { Formula, Limits } from '@coussinet/contract/animals.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { Link } from '@tanstack/react-router'
import Check from '~icons/lucide/check'
import Pause from '~icons/lucide/pause'
import X from '~icons/lucide/x'
import { coverMessages } from '#messages/contract.ts'
import { useContract, useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { isNearlySpent, Stitches } from '#ui/Stitches.tsx'
import { ChangeNote } from '../change/ChangeNote.tsx'
import { type GuaranteeCover, guaranteeCovers } from './guarantee-cover.ts'
import type { InsuredAnimal } from './insured-animal.ts'
import styles from './cover.module.css'

function Ceiling({ ceiling }: { ceiling: Limits['ceiling'] }) {
  const words = useMessages(coverMessages)
  const format = useFormat()
  const { amount_cents, used_cents, reserved_cents, remaining_cents, used_percent, year_end } = ceiling
  return (
    <div className={styles.part}>
      <h4 className="row between">
        {words.ceiling}
        <span className="small muted">{words.until(format.longDay(year_end))}</span>
      </h4>
      <Stitches value={used_percent} tone={isNearlySpent(used_cents, amount_cents) ? 'danger' : 'brand'} />
      <p className="small">
        {words.used(format.euros(used_cents), format.euros(amount_cents), format.euros(remaining_cents))}
      </p>
      {reserved_cents > 0 && <p className="small muted">{words.reserved(format.euros(reserved_cents))}</p>}
    </div>
  )
}

function Package({ formula, limits }: { formula: Formula; limits: Limits | null }) {
  const words = useMessages(coverMessages)
  const format = useFormat()
  const { vaccine_package_cents } = formula
  if (vaccine_package_cents === 0)
    return (
      <div className={styles.part}>
        <h4>{words.package}</h4>
        <p className="small">{words.noPackage}</p>
      </div>
    )
  return (
    <div className={styles.part}>
      <h4>{words.package}</h4>
      <p className="small">
        {words.packageText(format.euros(vaccine_package_cents))}{' '}
        {limits && <b className="strong">{words.packageLeft(format.euros(limits.vaccine_package.remaining_cents))}</b>}
      </p>
      {formula.vaccines !== '' && <p className="small muted">{words.vaccines(formula.vaccines)}</p>}
    </div>
  )
}

function Chosen({ animal }: { animal: InsuredAnimal }) {
  const words = useMessages(coverMessages)
  const format = useFormat()
  const { formula, cover_start } = animal
  // Nothing of a year is left to use once the contract is over.
  const isOver = useContract().status === 'terminated'
  const limits = isOver ? null : animal.limits
  const [rate, ceiling] = [format.percent(formula.reimbursement_rate), format.euros(formula.annual_ceiling_cents)]
  const paid = formula.deductible_mode === 'per_event' ? words.perEvent : words.perYear
  return (
    <div className={styles.columns}>
      <div className="stack gap-m">
        <p className={styles.sentence}>
          {formula.deductible_cents === 0
            ? words.noDeductible(rate, ceiling)
            : paid(rate, format.euros(formula.deductible_cents), ceiling)}
        </p>
        {!isOver && animal.limits === null && cover_start !== null && (
          <p className="small muted">{words.starts(format.longDay(cover_start))}</p>
        )}
        <Guarantees animal={animal} />
      </div>
      <div className={styles.side}>
        {limits && <Ceiling ceiling={limits.ceiling} />}
        <Package formula={formula} limits={limits} />
        <DescriptionList
          variant="bill"
          facts={[
            { term: words.contribution, value: format.euros(formula.contribution_cents) },
            ...(formula.management_fee_cents > 0
              ? [{ term: words.fee, value: format.euros(formula.management_fee_cents) }]
              : []),
            { term: words.price, value: format.euros(formula.monthly_price_cents), isTotal: true },
          ]}
        />
      </div>
    </div>
  )
}

export function AnimalCover({ animal }: { animal: InsuredAnimal }) {
  const words = useMessages(coverMessages)
  const language = useLanguage()
  const { id, name, face, ground, formula, formula_label } = animal
  const isChosen = formula.name !== 'default'
  return (
    <article className={`card ${styles.card}`} aria-labelledby={`cover-${id}`}>
      <header className={styles.head}>
        <Portrait face={face} ground={ground} size="large" />
        <div className="grow">
          <h3 id={`cover-${id}`}>{name}</h3>
          <p className="muted">{isChosen ? words.formula(formula_label[language]) : formula_label[language]}</p>
        </div>
        <Link className="text-link small" to="/animals/$id" params={{ id }}>
          {words.see(name)}
        </Link>
      </header>
      {isChosen && <ChangeNote animal={animal} />}
      {isChosen ? <Chosen animal={animal} /> : <NotSelected name={name} />}
    </article>
  )
}

function NotSelected({ name }: { name: string }) {
  const { notSelected: words } = useMessages(coverMessages)
  const language = useLanguage()
  const { country } = useMe().address
  const { phone: number, hours } = getCompany(country)
  return (
    <div className="stack gap-s">
      <p>{words.text(name)}</p>
      <p>
        {words.how(weekdayHours(hours, language))}{' '}
        <a className="text-link tnum nowrap" href={`tel:${number}`}>
          {phone(number, country)}
        </a>
      </p>
    </div>
  )
}

const marks = { covered: <Check />, waiting: null, planned: null, suspended: <Pause />, over: null, none: <X /> }

function useWhen() {
  const words = useMessages(coverMessages)
  const format = useFormat()
  return (cover: GuaranteeCover): string => {
    if (cover.state === 'none') return cover.operated ? words.notCovered : words.notByFormula
    if (cover.state === 'planned') return words.planned(cover.waiting_days)
    if (cover.state === 'suspended')
      return cover.since === null ? words.suspended : words.suspendedSince(format.longDay(cover.since))
    if (cover.state === 'over')
      return cover.until === null ? words.over : words.coveredUntil(format.longDay(cover.until))
    const day = format.longDay(cover.from)
    return cover.state === 'covered' ? words.covered(day) : words.waiting(day, cover.days_left)
  }
}

function Guarantees({ animal }: { animal: InsuredAnimal }) {
  const words = useMessages(coverMessages)
  const when = useWhen()
  const contract = useContract()
  return (
    <ul className={styles.guarantees}>
      {guaranteeCovers(animal, contract).map((cover) => (
        <li key={cover.guarantee} data-state={cover.state}>
          <span className={styles.guaranteeBean} aria-hidden="true">
            {marks[cover.state]}
          </span>
          <span className="grow two">
            <b className="strong">{words.guarantee[cover.guarantee]}</b>
            {cover.state !== 'none' && <span className="small">{words.about[cover.guarantee]}</span>}
            <span className="small muted">{when(cover)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
