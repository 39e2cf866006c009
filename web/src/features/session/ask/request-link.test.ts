import { describe, expect, it } from 'vitest'
import { readUsername } from './request-link.ts'

const number_wrong = 'Vérifiez ce numéro : 9 chiffres, en haut de votre certificat d’adhésion.'

describe('what a guest types to be sent a link', () => {
  it.each([
    ['412 703 584', '412703584'],
    [' camille@exemple.fr ', 'camille@exemple.fr'],
  ])('[AUTH-07] %s is understood', (typed, username) => {
    expect(readUsername('forgot', typed, 'fr')).toEqual({ username })
  })

  it.each([
    ['', 'Obligatoire'],
    ['41270358', number_wrong],
    ['412703585', number_wrong],
    ['camille', number_wrong],
    ['camille@', 'Cette adresse e-mail n’est pas valide.'],
  ])('[AUTH-07] "%s" is told wrong before any call', (typed, wrong) => {
    expect(readUsername('forgot', typed, 'fr')).toEqual({ wrong })
  })

  it.each(['41270358', '412703585', 'camille@exemple.fr', 'abcdefghi'])(
    '[AUTH-10] a first connection takes no %s',
    (typed) => {
      expect(readUsername('activation', typed, 'fr')).toEqual({ wrong: number_wrong })
      expect(readUsername('activation', typed, 'it')).toEqual({
        wrong: 'Verifichi questo numero: 9 cifre, in alto sulla Sua scheda di polizza.',
      })
    },
  )

  it('[AUTH-10] a first connection takes a member number, with or without its spaces', () => {
    expect(readUsername('activation', '412 703 584', 'it')).toEqual({ username: '412703584' })
  })
})
