import { describe, expect, it } from 'vitest'
import { capitalised, dayOfMonth, deName, elided, plural, queName, toName } from './grammar.ts'

describe('an article before a day', () => {
  it.each([
    ['il', 'l’'],
    ['Il', 'L’'],
    ['al', 'all’'],
    ['dal', 'dall’'],
    ['Dal', 'Dall’'],
    ['del', 'dell’'],
    ['nel', 'nell’'],
    ['sul', 'sull’'],
    ['entro il', 'entro l’'],
    ['fino al', 'fino all’'],
  ])('[I18N-04] %s is elided before 8 and 11 alone', (article, short) => {
    const before = (day: string) => elided(`${article} ${day} 2026.`)
    expect(['8 dicembre', '11 novembre', '08/12/2026', '11/12/2026'].map(before)).toEqual([
      `${short}8 dicembre 2026.`,
      `${short}11 novembre 2026.`,
      `${short}08/12/2026 2026.`,
      `${short}11/12/2026 2026.`,
    ])
    for (const day of ['1º febbraio', '2 giugno', '18 agosto', '28 maggio', '80 giugno', '110', 'martedì 8 dicembre'])
      expect(before(day)).toBe(`${article} ${day} 2026.`)
  })

  it('[I18N-04] the first day of a month is an ordinal, in both languages', () => {
    expect([1, 2, 8, 11].map((day) => dayOfMonth(day, 'it'))).toEqual(['1º', '2', '8', '11'])
    expect([1, 2, 8, 11].map((day) => dayOfMonth(day, 'fr'))).toEqual(['1er', '2', '8', '11'])
    expect(elided(`il ${dayOfMonth(1, 'it')}, il ${dayOfMonth(8, 'it')} o il ${dayOfMonth(11, 'it')}`)).toBe(
      'il 1º, l’8 o l’11',
    )
  })

  it('elides each one of a sentence and nothing else', () => {
    expect(elided('Anno dal 8 marzo 2026 al 11 marzo 2027, 8 visite alle 11')).toBe(
      'Anno dall’8 marzo 2026 all’11 marzo 2027, 8 visite alle 11',
    )
    expect(elided('Il canale 8')).toBe('Il canale 8')
  })
})

describe('French and Italian grammar', () => {
  it.each([
    ['Oslo', 'd’Oslo'],
    ['Élan', 'd’Élan'],
    ['Hector', 'd’Hector'],
    ['Hélène', 'd’Hélène'],
    ['HÉLOÏSE', 'd’HÉLOÏSE'],
    ['Hadrien', 'd’Hadrien'],
    ['Honoré', 'd’Honoré'],
    ['Hortense', 'd’Hortense'],
    ['Hugo', 'd’Hugo'],
    ['Hyacinthe', 'd’Hyacinthe'],
    ['Henri', 'd’Henri'],
    ['Henriette', 'd’Henriette'],
    ['Hervé Le Goff', 'd’Hervé Le Goff'],
    ['Hubert', 'd’Hubert'],
    ['Huguette', 'd’Huguette'],
    ['Hippolyte', 'd’Hippolyte'],
    ['Hermès', 'd’Hermès'],
    ['Hercule', 'd’Hercule'],
    ['Hélène-Marie', 'd’Hélène-Marie'],
    ['Helmut', 'de Helmut'],
    ['Heathcliff', 'de Heathcliff'],
    ['Helga', 'de Helga'],
    ['Herbert', 'de Herbert'],
    ['Hermann', 'de Hermann'],
    ['Hugh', 'de Hugh'],
    ['Hubble', 'de Hubble'],
    ['Hyundai', 'de Hyundai'],
    ['Hicham', 'de Hicham'],
    ['Henk', 'de Henk'],
    ['Hannah', 'de Hannah'],
    ['Hassan', 'de Hassan'],
    ['Heidi', 'de Heidi'],
    ['Holly', 'de Holly'],
    ['Hunter', 'de Hunter'],
    ['Ouistiti', 'de Ouistiti'],
    ['Oui-Oui', 'de Oui-Oui'],
    ['Ouessant', 'd’Ouessant'],
    ['Alice Bernard', 'd’Alice Bernard'],
    ['Ève', 'd’Ève'],
    ['Øyvind', 'd’Øyvind'],
    ['Yves', 'd’Yves'],
    ['IMG_0412.jpg', 'd’IMG_0412.jpg'],
    ['1984.pdf', 'de 1984.pdf'],
    ['Ελένη', 'de Ελένη'],
    ['Yvonne', 'd’Yvonne'],
    ['Yannick', 'de Yannick'],
    ['Yasmine', 'de Yasmine'],
    ['Ysé', 'd’Ysé'],
    ['Yuki', 'de Yuki'],
    ['Mimosa', 'de Mimosa'],
    ['Óscar', 'd’Óscar'],
    ['œuf', 'd’œuf'],
    ['août', 'd’août'],
    ['octobre', 'd’octobre'],
    ['novembre', 'de novembre'],
  ])('[I18N-01] elides de before %s', (name, text) => {
    expect(deName(name)).toBe(text)
  })

  it('elides que as de', () => {
    expect(['Assur Plus', 'Coussinet'].map(queName)).toEqual(['qu’Assur Plus', 'que Coussinet'])
  })

  it.each([
    ['Anna', 'ad Anna'],
    ['Àlvaro', 'ad Àlvaro'],
    ['Elena', 'a Elena'],
    ['Marco', 'a Marco'],
  ])('adds a d before %s', (name, text) => {
    expect(toName(name)).toBe(text)
  })

  it('begins a sentence of its own with a capital, and an empty one with nothing', () => {
    expect(['à régler', 'octobre 2026', ''].map(capitalised)).toEqual(['À régler', 'Octobre 2026', ''])
  })

  it('counts: nought is singular in French alone', () => {
    expect([0, 1, 2].map((count) => plural(count, 'un', 'des', 'fr'))).toEqual(['un', 'un', 'des'])
    expect([0, 1, 2].map((count) => plural(count, 'uno', 'molti', 'it'))).toEqual(['molti', 'uno', 'molti'])
  })
})
