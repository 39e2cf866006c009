import { sql } from 'kysely'
import type { PricedStep } from './formula-on-day.ts'

/** Confirmed changes of the animal of a row of `animals`, in their order: part of its statement, so that a formula on a day costs none of its own. */
export const formulaSteps = sql<PricedStep[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'takes_effect_on', takes_effect_on, 'formula', formula_changes.formula, 'from_formula', from_formula,
    'is_applied', formula_changes.status = 'applied', 'monthly_price_cents', formula_changes.monthly_price_cents,
    'from_price_cents', from_price_cents, 'confirmed_on', confirmed_on
  ) order by takes_effect_on, asked_at), '[]')
  from formula_changes
  where formula_changes.member_id = animals.member_id and formula_changes.animal_id = animals.animal_id
    and formula_changes.status in ('confirmed', 'applied'))`
