#!/usr/bin/env bash
# A SIRET ends in a digit of Luhn's check. Those of La Poste (SIREN 356 000 000) do not, but for its seat: it has too many
# establishments, and the sum of their fourteen digits is a multiple of five instead. Expected of four validators: all know it. Seen:
# stdnum 1.12.0 does; siret 1.0.1, vat-siren-siret 1.2.1 and @form-validation/validator-siret 2.4.0 refuse such a number. Source: the
# French Wikipedia, "Système d'identification du répertoire des établissements", on La Poste.
source "$(dirname "$0")/setup.sh" stdnum@1.12.0 siret@1.0.1 vat-siren-siret@1.2.1 @form-validation/validator-siret@2.4.0
cat >look.cjs <<'JS'
const { siret: formValidation } = require('@form-validation/validator-siret')
const { isSIRET } = require('siret')
const { stdnum } = require('stdnum')
const { isSIRET: isEstablishment } = require('vat-siren-siret')
const validators = {
  stdnum: (digits) => stdnum.FR.siret.validate(digits).isValid,
  siret: (digits) => isSIRET(digits),
  'vat-siren-siret': (digits) => isEstablishment(digits),
  'form-validation': (value) => formValidation().validate({ value, options: {}, elements: [] }).valid,
}
// A made-up establishment with a sum of 15, and the seat, which has Luhn's digit.
for (const digits of ['35600000000001', '35600000000048']) {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0)
  const found = Object.entries(validators).filter(([, isValid]) => isValid(digits)).map(([name]) => name).join(', ')
  console.log(`${digits}, sum ${sum}: valid for ${found}`)
  if (found !== (sum === 15 ? 'stdnum' : Object.keys(validators).join(', '))) throw new Error('It was otherwise before')
}
JS
node look.cjs
echo 'as described: stdnum 1.12.0, siret 1.0.1, vat-siren-siret 1.2.1, @form-validation/validator-siret 2.4.0'
