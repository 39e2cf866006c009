import { expect, it } from 'vitest'
import { emptyLine, type EstimateForm, listLineLacks, toEstimateQuestion } from './estimate-form.ts'

const form: EstimateForm = {
  animal_id: 'a11',
  care_date: '2026-11-20',
  cause: 'illness',
  first_symptoms_on: '2026-11-18',
  lines: [{ key: 0, care_kind: 'consultation', billed_cents: 4_500, isReadable: true }],
}

it('[EST-02] asks with the animal, the day, the cause and the lines', () => {
  expect(toEstimateQuestion(form)).toEqual({
    animal_id: 'a11',
    care_date: '2026-11-20',
    cause: 'illness',
    first_symptoms_on: '2026-11-18',
    lines: [{ care_kind: 'consultation', billed_cents: 4_500 }],
  })
})

it('[EST-02] leaves out symptoms of what is no illness', () => {
  expect(toEstimateQuestion({ ...form, cause: 'accident' })?.first_symptoms_on).toBeNull()
})

it('[EST-02] does not ask before every line is told', () => {
  expect(toEstimateQuestion({ ...form, lines: [...form.lines, emptyLine(1)] })).toBeNull()
  expect(listLineLacks(emptyLine(1))).toEqual(['care_kind', 'amount'])
  expect(listLineLacks({ ...emptyLine(1), care_kind: 'xray', isReadable: false })).toEqual(['unreadable'])
})
