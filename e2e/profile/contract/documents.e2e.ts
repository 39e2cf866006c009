import type { Page } from '@playwright/test'
import { ask } from '../../portal/ask.ts'
import { isDeep } from '../../portal/depth.ts'
import { expect, test } from '../../portal/portal-test.ts'
import { pushed, savedBy, readText } from '../../portal/profile/downloads.ts'
import { euros, monthName, getReceiptsPage } from '../../portal/profile/receipts.ts'

type Entry = { type: string; animal_id: string | null; href: string }

const list = (page: Page, title: string) => page.getByRole('region', { name: title })

const readers = [
  ['helene', 'Mes documents', 'Hélène Carpentier'],
  ['giulia', 'I miei documenti', 'Giulia Ferrantini'],
] as const
for (const [account, title, name] of isDeep ? readers : readers.slice(0, 1)) {
  test.describe(`each document of ${account}`, () => {
    test.use({ account, locale: account === 'giulia' ? 'it-IT' : 'fr-FR' })

    test(
      '[CON-03][CON-04][CON-05][REC-03] is downloaded under its own name, made for the member, and a paid contribution too',
      { tag: '@smoke' },
      async ({ page }) => {
        test.slow()
        await page.goto('/profile/contract')
        const documents = list(page, title)
        await documents.getByRole('button').first().waitFor()
        const { nevg } = await ask<{ nevg: string }>(page, '/me')
        const { data: entries } = await ask<{ data: Entry[] }>(page, '/documents')
        const buttons = await documents.getByRole('button').all()
        expect(buttons).toHaveLength(entries.length)
        const got: string[] = []
        // Tests beside each paper prove its content: here it is enough that some arrive.
        for (const button of isDeep ? buttons : buttons.slice(0, 3)) {
          const saved = await savedBy(page, () => button.click())
          const [, type = ''] = /^coussinet-([a-z0-9]+)-\d{9}-\d{8}\.pdf$/.exec(saved.name) ?? []
          expect(saved.name).toContain(`-${nevg}-`)
          expect(saved.bytes.subarray(0, 5).toString('latin1'), saved.name).toBe('%PDF-')
          const text = readText(saved)
          if (text !== null) {
            expect.soft(text.toLowerCase(), saved.name).toContain(name.toLowerCase())
            expect.soft(text.replaceAll(' ', ''), saved.name).toContain(nevg)
          }
          got.push(type)
        }
        const types = entries.map(({ type }) => type)
        if (isDeep) expect(got.toSorted()).toEqual(types.toSorted())
        else expect(types).toEqual(expect.arrayContaining(got))
        expect(await pushed(page, 'download_document')).toEqual(
          got.map((document_type) => ({ event: 'download_document', document_type })),
        )

        await page.goto('/profile/receipts')
        const row = page.getByRole('row', { name: /Payée|Pagato/ }).first()
        await row.waitFor()
        const paid = (await getReceiptsPage(page)).find(({ status }) => status === 'paid')
        const saved = await savedBy(page, () => row.getByRole('button', { name: /^(Télécharger|Scarica)/ }).click())
        expect(saved.name).toMatch(/^coussinet-.+-\d{8}\.pdf$/)
        expect(saved.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
        const text = readText(saved)
        if (text !== null) {
          expect(text.toLowerCase()).toContain(name.toLowerCase())
          expect(text).toContain(monthName(paid?.month ?? '', account === 'giulia' ? 'it' : 'fr'))
          expect(text).toMatch(euros(paid?.amount_cents ?? 0))
        }
      },
    )
  })
}
