import { useState } from 'react'
import Search from '~icons/lucide/search'
import { AmountField } from '../AmountField.tsx'
import { CodeField } from '../CodeField.tsx'
import { DateField } from '../DateField.tsx'
import { GroupedField, type NumberGrouping, significant } from '../GroupedField.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { SearchField } from '../SearchField.tsx'
import { SelectField } from '../SelectField.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { KitSection } from './KitSection.tsx'

const countries = [
  { value: 'FR', label: 'France' },
  { value: 'IT', label: 'Italie' },
  { value: 'BE', label: 'Belgique', disabled: true },
]

const fours: NumberGrouping = {
  read: significant,
  group: (signs) => (significant(signs).match(/.{1,4}/g) ?? []).join('\u00a0'),
}

const strengths = [0, 1, 2, 3] as const

const newPasswordTexts = {
  password: 'Nouveau mot de passe',
  repetition: 'Confirmez le mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  rules: 'Votre mot de passe doit contenir :',
  equal: 'Deux saisies identiques',
  met: 'Respectée : ',
  unmet: 'Pas encore : ',
  progress: (met: number, of: number) => `${met} règles sur ${of} respectées`,
  strength: 'Solidité',
  strengths: ['Très faible', 'Faible', 'Moyenne', 'Bonne', 'Excellente'],
}

export function KitFields() {
  const [cents, setCents] = useState<number | null>(4520)
  const [isReadable, setIsReadable] = useState(true)
  const [code, setCode] = useState('407')
  const [iban, setIban] = useState('FR14\u00a02004\u00a01010\u00a00505\u00a00001\u00a03M02\u00a0607')
  const [password, setPassword] = useState('Truffe26')
  const [repetition, setRepetition] = useState('Truffe')
  return (
    <KitSection title="Champs">
      <div className="cols-even">
        <TextField label="Mobile" hint="Pour signer vos mandats par SMS" placeholder="06 12 34 56 78" />
        <TextField label="Titulaire du compte" optional="(facultatif)" defaultValue="Camille Lefèvre" />
        <GroupedField
          label="IBAN"
          hint="27 caractères pour la France"
          className="tnum"
          grouping={fours}
          value={iban}
          onValue={setIban}
          error="Cet IBAN contient une erreur, vérifiez les derniers chiffres."
        />
        <TextField label="Chercher une question" type="search" icon={<Search />} />
        <DateField label="Date des soins" defaultValue="2026-11-13" max="2026-11-21" />
        <AmountField
          label="Montant"
          value={cents}
          error={isReadable ? undefined : 'Écrivez un montant comme 45,20.'}
          onValue={(next, readable) => {
            setCents(next)
            setIsReadable(readable)
          }}
        />
        <SelectField label="Pays" options={countries} defaultValue="FR" />
        <SelectField label="Race" options={countries} placeholder="Choisissez" error="Choisissez une race." />
        <TextField label="Numéro de membre" defaultValue="2048117" disabled />
        <SearchField
          label="Chercher"
          placeholder="Délai, carence…"
          value="vaccin"
          clearLabel="Effacer"
          onValue={() => undefined}
          onClear={() => undefined}
        />
        <TextArea label="Message" hint="Nous répondons sous deux jours ouvrés." rows={3} />
        <PasswordField
          label="Mot de passe"
          labelEnd={
            <a className="text-link small" href="#top">
              Mot de passe oublié ?
            </a>
          }
          autoComplete="current-password"
          showLabel="Afficher le mot de passe"
          hideLabel="Masquer le mot de passe"
        />
      </div>
      <NewPasswordFields
        password={password}
        repetition={repetition}
        onPassword={setPassword}
        onRepetition={setRepetition}
        rules={[
          { text: '8 caractères au minimum', isMet: password.length >= 8 },
          { text: '1 lettre majuscule', isMet: /[A-Z]/.test(password) },
          { text: '1 lettre minuscule', isMet: /[a-z]/.test(password) },
          { text: '1 chiffre', isMet: /\d/.test(password) },
          { text: '1 caractère spécial', isMet: /[^\w]/.test(password) },
        ]}
        strength={strengths[Math.floor(password.length / 4)] ?? 4}
        errors={{ repetition: password === repetition ? undefined : 'Les deux mots de passe ne sont pas identiques.' }}
        texts={newPasswordTexts}
      />
      <CodeField
        label="Code à 6 chiffres"
        hint="Valable encore 8 min 12 s, 5 essais possibles"
        value={code}
        onValue={setCode}
      />
      <CodeField
        label="Code refusé"
        value="123456"
        onValue={() => {}}
        error="Ce code n’est pas le bon, il reste 4 essais."
      />
    </KitSection>
  )
}
