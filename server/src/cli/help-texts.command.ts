import type { Command } from 'commander'
import { checkHelpTexts, helpTexts } from '#modules/help/help-texts.ts'
import { checkBrand } from '#platform/config/config.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet help-texts`: prints questions, tags and topics, as a start for an own file. */
export function helpTextsCommand(program: Command, open: OpenContext): void {
  program
    .command('help-texts')
    .description('prints the questions with answers, tags and topics in the form of HELP_TEXTS')
    .addHelpText('after', '\nExample:\n  coussinet help-texts > help.json')
    .action(() =>
      open(async ({ out }) => {
        checkBrand()
        checkHelpTexts()
        out.one(helpTexts, JSON.stringify(helpTexts, null, 2))
      }),
    )
}
