/** The members of the demo data, each with what it is for. */
export const accounts = {
  helene: '412703584',
  giulia: '428195072',
  thibault: '433501628',
  yanis: '449067133',
  marco: '450917288',
  sophie: '473625849',
} as const

export type Account = keyof typeof accounts

export const password = 'Coussinet#2026'
