import { describe, expect, expectTypeOf, it } from 'vitest'
import { label, labels, messages } from './messages.ts'

describe('[GO-07] a draft', () => {
  const fr = {
    title: 'Bonjour',
    days: ['lundi', 'mardi'],
    form: { send: 'Envoyer', of: (name: string) => `de ${name}` },
  }
  const it_ = {
    title: 'Buongiorno',
    days: ['lunedì', 'martedì'],
    form: { send: 'Invia', of: (name: string) => `di ${name}` },
  }

  it('says in French what it lacks, text by text', () => {
    const { nl } = messages({ fr, it: it_, nl: { days: ['maandag', 'dinsdag'], form: { send: 'Versturen' } } })
    expect(nl.title).toBe('Bonjour')
    expect(nl.days).toEqual(['maandag', 'dinsdag'])
    expect(nl.form.send).toBe('Versturen')
    expect(nl.form.of('Falco')).toBe('de Falco')
    expect(messages({ fr, it: it_ }).nl).toBe(fr)
  })

  it('of one word, or of names by their key, is French where there is none', () => {
    expect(label({ fr: 'chien', it: 'cane' }).nl).toBe('chien')
    expect(label({ fr: 'chien', it: 'cane', nl: 'hond' }).nl).toBe('hond')
    const species = labels({
      fr: { dog: 'chien', cat: 'chat' },
      it: { dog: 'cane', cat: 'gatto' },
      nl: { dog: 'hond' },
    })
    expect(species).toEqual({
      dog: { fr: 'chien', it: 'cane', nl: 'hond' },
      cat: { fr: 'chat', it: 'gatto', nl: 'chat' },
    })
  })

  it('does not compile with a text of another kind', () => {
    type Dutch = NonNullable<Parameters<typeof messages<{ title: string }>>[0]['nl']>
    expectTypeOf<{ title: number }>().not.toExtend<Dutch>()
  })
})

describe('messages', () => {
  it('[I18N-01] does not compile with a key missing or of another kind in Italian', () => {
    type Italian = Parameters<typeof messages<{ title: string; of: (name: string) => string }>>[0]['it']
    expectTypeOf<{ title: string }>().not.toExtend<Italian>()
    expectTypeOf<{ title: string; of: (count: number) => string }>().not.toExtend<Italian>()
    expect(
      messages({ fr: { title: 'a', of: (name: string) => name }, it: { title: 'b', of: (name) => name } }).it.title,
    ).toBe('b')
  })
})
