import { languageTags } from '@coussinet/contract/domain/languages.ts'
import { type Command, Option } from 'commander'
import { checkHelpTexts } from '#modules/help/help-texts.ts'
import { checkBrand } from '#platform/config/config.ts'
import { type LanguageTexts, missingTexts } from './missing-texts.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet texts`: lists the missing texts of each language, compared with French. */
export function textsCommand(program: Command, open: OpenContext): void {
  program
    .command('texts')
    .description(
      'lists the texts that each language lacks in the portal, the brand and HELP_TEXTS; exits with 1 if a language of the brand is incomplete',
    )
    .addOption(new Option('--language <tag>', 'only this one').choices(languageTags.filter((tag) => tag !== 'fr')))
    .addHelpText('after', '\nExample:\n  coussinet texts --language nl')
    .action(({ language }: { language?: string }) =>
      open(async ({ out }) => {
        checkBrand()
        checkHelpTexts()
        const all = await missingTexts()
        const chosen = all.filter((one) => language === undefined || one.language === language)
        out.one(chosen, chosen.map(wordsOf).join('\n'))
        if (chosen.some(({ is_offered, missing }) => is_offered && missing.length > 0)) out.failed()
      }),
    )
}

function wordsOf({ language, name, is_draft, is_offered, texts, missing }: LanguageTexts): string {
  const state = [
    is_draft ? 'a draft that no translator has read' : 'read',
    is_offered ? 'offered' : 'not offered by the brand',
  ]
  const count =
    missing.length === 0 ? `all of ${texts} texts` : `${missing.length} of ${texts} texts are said in French`
  return [`${language}  ${name}: ${count}; ${state.join(', ')}`, ...missing.map((place) => `    ${place}`)].join('\n')
}
