import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Command, InvalidArgumentError } from 'commander'
import { checkReceiver } from '#modules/events/conformance/check-receiver.ts'
import { isSecret } from '#modules/events/webhooks/send/signed-message.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet conform`: tries a receiver of webhooks against the rules of docs/integration.md. */
export function conformCommand(program: Command, open: OpenContext): void {
  program
    .command('conform')
    .argument('<url>', 'http(s)://…, where a test system receives webhooks', receiverUrl)
    .description(
      'sends a receiver of webhooks right and wrong events, at most 150, and marks each rule of docs/integration.md; exits with 1 if one is broken',
    )
    .requiredOption(
      '--secret-file <path>',
      'file with the secret that the receiver verifies by (whsec_…); `-` reads stdin',
    )
    .addHelpText(
      'after',
      '\nUse a test system: the events are invented, but rightly signed.\n\nExample:\n  coussinet conform http://localhost:4000/hooks --secret-file secret.txt',
    )
    .action((url: string, { secretFile }: { secretFile: string }) =>
      open(async ({ out, stdin, signal }) => {
        const secret = (await (secretFile === '-' ? text(stdin) : readFile(secretFile, 'utf8'))).trim()
        if (!isSecret(secret)) throw wrongUsage('--secret-file has no secret in the form whsec_ and base64.')
        const report = await checkReceiver({
          url,
          secret,
          signal,
          onSlow: (rule) => out.say(`the answers to ${rule} take their time …`),
        })
        const { results, requests } = report
        out.one(
          report,
          results
            .flatMap(({ rule, state, seen, how }) => {
              const line = `${words[state].padEnd(width)}  ${rule.padEnd(widest)}  ${seen}`
              return how === null ? [line] : [line, `${' '.repeat(width + widest + 4)}→ ${how}`]
            })
            .join('\n'),
        )
        const count = (wanted: string) => results.filter(({ state }) => state === wanted).length
        out.say(
          `${count('passed')} passed, ${count('failed')} failed, ${count('unseen')} to check by hand; ${requests} requests`,
        )
        if (!report.passes) out.failed()
      }),
    )
}

const words = { passed: 'passed', failed: 'FAILED', unseen: 'by hand' }
const width = Math.max(...Object.values(words).map(({ length }) => length))
const widest = 'later-versions'.length

function receiverUrl(text: string): string {
  if (['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')) return text
  throw new InvalidArgumentError('an address that begins with http:// or https://.')
}
