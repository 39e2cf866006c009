import { checkHelpTexts } from '#modules/help/help-texts.ts'
import { formulaWarnings } from '#modules/policy/animals/formulas.ts'
import { checkOffers, offerWarnings } from '#modules/sponsorship/offers.ts'
import { brandWarnings } from '#platform/config/brand-warnings.ts'
import { type Config, ConfigProblem } from '#platform/config/config.ts'
import { paymentWarnings } from '#platform/config/payment-warnings.ts'
import { listSecrets } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { checkBrand } from '#platform/records/deployment-info.ts'
import { checkSecrets } from '#platform/records/persistent-keys.ts'
import type { Clock } from '#platform/time/clock.ts'
import { checkPagesBrand } from '../../web-app/pages-brand.ts'
import { type DoctorFinding, green, runCheck, red, unknown } from './finding.ts'

const mend = 'Set it as docs/settings.md says; the portal does not start like this.'

export const settingFaults = (problem: ConfigProblem): DoctorFinding[] =>
  problem.sentences.map((sentence) => red('setting', sentence, mend))

/** Checks settings, brand and pages as a start does, including what a start only warns about. */
export async function checkSettings(config: Config, clock: Clock, db: Db | null): Promise<DoctorFinding[]> {
  const pages = 'Build the pages with the BRAND that the portal is started with: node web/scripts/build.ts'
  const warned = async (findWarnings: () => string[] | Promise<string[]>, remedy = 'See docs/brand.md.') =>
    runCheck('settings', mend, async () => (await findWarnings()).map((sentence) => red('warning', sentence, remedy)))
  return [
    config.production
      ? green('settings', 'valid')
      : red('settings', 'NODE_ENV is not production', "Set NODE_ENV=production: its checks protect members' data."),
    ...(await warned(() => brandWarnings(config))),
    ...(await warned(() => paymentWarnings(config), 'See “Payment by card” in docs/settings.md.')),
    ...(await warned(() => {
      checkOffers(config)
      checkHelpTexts()
      return offerWarnings({ config, clock })
    })),
    ...(db === null ? [] : await warned(() => formulaWarnings(db))),
    ...(await runCheck('pages', pages, async () => {
      checkPagesBrand(config)
      return green('pages', 'built with the brand of the settings')
    })),
    ...(await checkSecretKey(config, db)),
    ...(db === null
      ? []
      : await runCheck('brand', 'Start with the BRAND of this database, or with another database.', async () => {
          await checkBrand(db, config)
          return green('brand', 'the one that this database serves')
        })),
  ]
}

const rotate = 'Follow “Changing SECRET_KEY” in docs/operations.md.'

async function checkSecretKey(config: Config, db: Db | null): Promise<DoctorFinding[]> {
  if (db === null) return [unknown('SECRET_KEY', 'not checked: no database', rotate)]
  const { secret, previous_secret } = config
  return runCheck('SECRET_KEY', rotate, async () => {
    await checkSecrets(db, listSecrets(config))
    // Only the newest key: checks whether the database still uses the former one.
    const isRotated = await checkSecrets(db, [secret]).then(
      () => true,
      () => false,
    )
    const finding = `${secret.length} bytes, known to the database`
    if (previous_secret === null) return green('SECRET_KEY', `${finding}; none before it`)
    return isRotated
      ? green(
          'SECRET_KEY',
          `${finding}; SECRET_KEY_PREVIOUS is read too, until the log says that nothing is sealed by it`,
        )
      : red('SECRET_KEY', 'the database is still sealed by SECRET_KEY_PREVIOUS', 'Restart a node with both secrets.')
  })
}
