import { parseArgs } from 'node:util'
import {
  type Language,
  languages,
  type Picture,
  type State,
  states,
  type Theme,
  themes,
  type Width,
  widths,
} from './picture.ts'

/** Pictures that a run takes, and the folder that it takes them into. */
export type Wanted = {
  words: string[]
  states: readonly State[]
  languages: readonly Language[]
  widths: readonly Width[]
  themes: readonly Theme[]
  /** every size and theme of every state */
  isEvery: boolean
  folder: string
}

export const usage = `npm run pictures -- [words of a place or a route …]
  --state     ${states.join(', ')}
  --language  ${languages.join(', ')}
  --width     ${widths.join(', ')}
  --theme     ${themes.join(', ')}
  --every     each state in each width and theme; without it all but the full one in two widths, in light
  --to        another folder than \`pictures\`
Of an option several values may stand, with commas between them.`

/** Reads the arguments of the command; throws the usage for an unknown one. */
export function parseWanted(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      language: { type: 'string' },
      width: { type: 'string' },
      theme: { type: 'string' },
      every: { type: 'boolean', default: false },
      to: { type: 'string', default: 'pictures' },
    },
  })
  return {
    words: positionals.map((word) => word.toLowerCase()),
    states: chosen(states, values.state),
    languages: chosen(languages, values.language),
    widths: chosen(widths, values.width),
    themes: chosen(themes, values.theme),
    // A width or a theme that is named applies to every state.
    isEvery: values.every || values.width !== undefined || values.theme !== undefined,
    folder: values.to,
  }
}

function chosen<Value extends string | number>(all: readonly Value[], named: string | undefined): readonly Value[] {
  if (named === undefined) return all
  const names = named.split(',')
  const unknown = names.filter((name) => !all.some((value) => String(value) === name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${all.join(', ')}.\n${usage}`)
  return all.filter((value) => names.includes(String(value)))
}

const isFew = (state: State, width: Width, theme: Theme) =>
  state === 'full' || (theme === 'light' && (width === 390 || width === 1440))

/** Tells whether a place is selected, by a word of its name or route; without words all are. */
export function isNamed({ words }: Wanted, { place, route }: Pick<Picture, 'place' | 'route'>): boolean {
  const said = [place.toLowerCase(), route.toLowerCase()]
  return words.length === 0 || words.some((word) => (word.startsWith('/') ? said[1] === word : said[0]?.includes(word)))
}

/** Tells a picture that the run takes. */
export function isWanted(wanted: Wanted, picture: Picture): boolean {
  const { state, language, width, theme } = picture
  return (
    isNamed(wanted, picture) &&
    wanted.states.includes(state) &&
    wanted.languages.includes(language) &&
    wanted.widths.includes(width) &&
    wanted.themes.includes(theme) &&
    (wanted.isEvery || isFew(state, width, theme))
  )
}
