#!/usr/bin/env bash
# Addresses come in capitals from registers and old programs. titlecase-french 1.0.1 ("Titlecase converter for french") and three
# libraries of namecase's family write them as in a sentence. Expected of a French town or street: Bourg-la-Reine, rue de l'Église, and
# apostrophes alike. Seen: titlecase-french takes what hyphens join for one word ("Bourg-la-reine") and takes the accent from a capital ("de
# l'Eglise"), which is no longer what was typed. namecase 1.1.2, @compwright/namecase 2.0.7 and @foundernest/namecase 1.0.5 write D'ANGELO
# and D’ANGELO, with the apostrophe of telephones, in two ways, and Macron and Maccarone as Scots ("MacRon").
source "$(dirname "$0")/setup.sh" titlecase-french@1.0.1 namecase@1.1.2 @compwright/namecase@2.0.7 @foundernest/namecase@1.0.5
cat >look.cjs <<'JS'
const compwright = require('@compwright/namecase')
const { nameCase } = require('@foundernest/namecase')
const namecase = require('namecase')
const titlecase = require('titlecase-french')
const town = (text) => titlecase.convert(text)
const names = (text) => [...new Set([namecase(text), compwright(text), nameCase(text)])].join(', ')
const expected = [
  [town, "VILLENEUVE D'ASCQ", "Villeneuve d'Ascq"],
  [town, 'BOURG-LA-REINE', 'Bourg-la-reine'],
  [town, "12 RUE DE L'ÉGLISE", "12 Rue de l'Eglise"],
  [names, 'MACHADO', 'Machado'],
  [names, 'MACRON', 'MacRon'],
  [names, 'MACCARONE', 'MacCarone'],
  [names, "D'ANGELO", "D'Angelo"],
  [names, 'D’ANGELO', 'D’angelo'],
]
for (const [write, text, seen] of expected) {
  const found = write(text)
  console.log(`${text}: ${found}`)
  if (found !== seen) throw new Error(`${seen} was seen before`)
}
JS
node look.cjs
echo 'as described: titlecase-french 1.0.1, namecase 1.1.2, @compwright/namecase 2.0.7, @foundernest/namecase 1.0.5'
