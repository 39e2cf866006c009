import { describe, expect, it } from 'vitest'
import { charactersLeft, emptyContact, linked, readContact, spokenLeft, withTopic } from './contact-form.ts'

const topics = [
  {
    id: 'refund' as const,
    label: 'Un remboursement',
    subjects: [
      { id: 'status', label: 'Où en est ma demande ?' },
      { id: 'disagree', label: 'Je conteste une décision' },
    ],
  },
  { id: 'other' as const, label: 'Autre demande', subjects: [{ id: 'other', label: 'Autre' }] },
]
const whole = {
  ...emptyContact,
  topic: 'refund',
  subject: ' Où en est ma demande ? ',
  message: 'Bonjour, ma demande du 3 novembre attend.\r\nMerci',
}

describe('[SUP-01] a message', () => {
  it('is sent with its topic, its subject and its text, and nothing else', () => {
    expect(readContact(whole)).toEqual({
      body: {
        topic: 'refund',
        subject: 'Où en est ma demande ?',
        message: 'Bonjour, ma demande du 3 novembre attend.\nMerci',
      },
    })
  })

  it('says at each field what is missing', () => {
    expect(readContact(emptyContact)).toMatchObject({
      errors: { topic: ['required'], subject: ['required'], message: expect.arrayContaining(['required']) },
    })
  })

  it('says that it is too short in the sentence made for it, and what is too long', () => {
    expect(readContact({ ...whole, message: 'Bonjour' })).toMatchObject({ errors: { message: ['message_short'] } })
    expect(readContact({ ...whole, subject: 'a'.repeat(121) })).toMatchObject({
      errors: { subject: ['schema.too_big'] },
      params: { subject: { max: 120 } },
    })
    expect(readContact({ ...whole, message: 'a'.repeat(5001) })).toMatchObject({
      errors: { message: ['schema.too_big'] },
    })
  })

  it('counts what is left as it is sent: without the blanks around it', () => {
    expect(charactersLeft('  Bonjour \n')).toBe(4993)
    expect(charactersLeft('a'.repeat(5003))).toBe(-3)
  })

  it('says aloud what is left near its end, and each letter too many', () => {
    expect([4993, 101, 100, 91, 7, 0, -1, -3].map(spokenLeft)).toEqual([null, null, 100, 100, 10, 0, -1, -3])
  })
})

describe('[SUP-01] a link to the form', () => {
  const draft = { ...emptyContact, topic: 'other', subject: 'Bonjour', message: 'Commencé hier' }

  it('fills in the topic and the subject that it names, and keeps the message', () => {
    expect(linked(draft, { topic: 'refund', subject: 'disagree' }, topics)).toEqual({
      from: 'refund disagree',
      topic: 'refund',
      subject: 'Je conteste une décision',
      message: 'Commencé hier',
    })
    expect(linked(draft, { topic: 'refund', subject: 'Ma facture 12' }, topics)).toMatchObject({
      subject: 'Ma facture 12',
    })
  })

  it('may name a topic alone, or a subject alone', () => {
    expect(linked(draft, { topic: 'refund' }, topics)).toMatchObject({ topic: 'refund', subject: 'Bonjour' })
    expect(linked(draft, { subject: 'La carence' }, topics)).toMatchObject({ topic: 'other', subject: 'La carence' })
  })

  it('gives no longer subject than may be sent', () => {
    expect(linked(draft, { subject: 'a'.repeat(300) }, topics).subject).toBe('a'.repeat(120))
    expect(linked(draft, { subject: `${'a'.repeat(119)}🐶🐶` }, topics).subject).toBe('a'.repeat(119))
  })

  it('does so once: what the member then changes stays', () => {
    const filled = linked(draft, { topic: 'refund', subject: 'disagree' }, topics)
    const changed = { ...filled, subject: 'Autre chose' }
    expect(linked(changed, { topic: 'refund', subject: 'disagree' }, topics)).toBe(changed)
  })

  it('that names no topic of ours changes nothing', () => {
    expect(linked(draft, { topic: 'weather' }, topics)).toBe(draft)
    expect(linked(draft, {}, topics)).toBe(draft)
  })
})

describe('[SUP-01] another topic', () => {
  it('takes a subject of the former one away, and leaves a free one', () => {
    expect(withTopic({ ...whole, subject: 'Je conteste une décision' }, 'other', topics)).toMatchObject({
      topic: 'other',
      subject: '',
    })
    expect(withTopic({ ...whole, subject: 'Ma facture 12' }, 'other', topics)).toMatchObject({
      topic: 'other',
      subject: 'Ma facture 12',
    })
    expect(withTopic({ ...whole, subject: 'Je conteste une décision' }, 'refund', topics)).toMatchObject({
      subject: 'Je conteste une décision',
    })
  })
})
