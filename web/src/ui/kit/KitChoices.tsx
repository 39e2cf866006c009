import { useState } from 'react'
import Mail from '~icons/lucide/mail'
import MessageSquare from '~icons/lucide/message-square'
import { Checkbox } from '../Checkbox.tsx'
import { Chip, ChipGroup, Chips, ChipAnchor } from '../Chips.tsx'
import { Envelope } from '../drawings/Envelope.tsx'
import { Invoice } from '../drawings/Invoice.tsx'
import { Portrait } from '../drawings/Portrait.tsx'
import { DropZone } from '../DropZone.tsx'
import { FileTile } from '../FileTile.tsx'
import { PickCard, PickCards } from '../PickCards.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { Tabs, TabAnchor } from '../Tabs.tsx'
import { KitSection } from './KitSection.tsx'

const nothing = () => {}
const remove = { label: 'Retirer', onAction: nothing }

export function KitChoices({ theme }: { theme: string }) {
  const [way, setWay] = useState<string | null>('sms')
  const [language, setLanguage] = useState<string | null>('fr')
  const [pressed, setPressed] = useState(true)
  return (
    <>
      <KitSection title="Choix">
        <Checkbox
          label="Cette facture prouve le paiement"
          hint="On y lit « acquittée » ou « payé », ou le ticket de carte est visible."
          defaultChecked
        />
        <Checkbox label="J’accepte les conditions" error="Cochez la case pour continuer." />
        <Checkbox label="Indisponible" disabled />
        <RadioCards
          legend="Recevoir le code"
          value={way}
          onValue={setWay}
          options={[
            { value: 'sms', label: 'Par SMS', hint: 'Au 06 •• •• •• 42', icon: <MessageSquare /> },
            { value: 'mail', label: 'Par e-mail', hint: 'c•••@exemple.fr', icon: <Mail /> },
            { value: 'post', label: 'Par courrier', hint: 'Bientôt', disabled: true },
          ]}
        />
        <RadioCards
          legend="Langue"
          variant="plain"
          value={language}
          onValue={setLanguage}
          options={[
            { value: 'fr', label: 'Français' },
            { value: 'it', label: 'Italiano' },
          ]}
        />
        <PickCards legend="Quels animaux sont sur la facture ?">
          <PickCard label="Filou" face="dog" ground="peach" defaultChecked />
          <PickCard label="Mimosa" face="cat" ground="honey" defaultChecked />
          <PickCard label="Gaston" face="dachshund" ground="meadow" />
        </PickCards>
        <Chips label={`Filtrer par animal, ${theme}`}>
          <ChipAnchor href="#top">Tous</ChipAnchor>
          <ChipAnchor href="#top" aria-current="true">
            <Portrait size="chip" face="cat" ground="honey" />
            Mimosa
          </ChipAnchor>
        </Chips>
        <ChipGroup label={`Montrer, ${theme}`}>
          <Chip pressed={pressed} onPress={() => setPressed(!pressed)} lead={<Portrait size="chip" face="dog" />}>
            Filou
          </Chip>
        </ChipGroup>
        <Tabs label={`Mes informations, ${theme}`}>
          <TabAnchor href="#top" aria-current="page">
            Informations
          </TabAnchor>
          <TabAnchor href="#top">
            Cotisations <b className="count">1</b>
          </TabAnchor>
        </Tabs>
      </KitSection>
      <KitSection title="Fichiers">
        <DropZone
          art={<Envelope />}
          title="Glissez la facture ici"
          titlePhone="Photographiez la facture"
          hint="ou choisissez-la sur cet appareil"
          hintPhone="ou choisissez-la sur ce téléphone"
          formats="PDF, JPG, PNG ou HEIC, 5 Mo maximum"
          chooseLabel="Choisir un fichier"
          photoLabel="Prendre une photo"
          accept="application/pdf,image/*"
          onFiles={nothing}
        />
        <DropZone
          size="small"
          hint="ou glissez la feuille ici"
          hintPhone="ou choisissez-la sur ce téléphone"
          formats="PDF, JPG, PNG ou HEIC, 5 Mo maximum"
          chooseLabel="Choisir un fichier"
          photoLabel="Prendre une photo"
          accept="application/pdf,image/*"
          error="Ajoutez la feuille de soins pour continuer."
          onFiles={nothing}
        />
        <div className="cols-even">
          <FileTile
            state="uploading"
            name="IMG_2047.heic"
            thumbnail={<Invoice />}
            meta="Conversion terminée, envoi 64 %"
            per_cent={64}
            progressLabel="Envoi"
            cancel={{ label: 'Annuler l’envoi', onAction: nothing }}
          />
          <FileTile
            state="done"
            name="Facture clinique des Tilleuls.pdf"
            thumbnail={<Invoice />}
            meta="1,2 Mo"
            badge="Reçue"
            view={{ label: 'Voir', onAction: nothing }}
            remove={remove}
          />
          <FileTile
            state="failed"
            name="photo-cabinet.heic"
            error="Conversion impossible. Choisissez un JPG ou un PDF."
            replace={{ label: 'Remplacer', onAction: nothing }}
          />
          <FileTile
            state="failed"
            name="facture.jpg"
            error="L’envoi s’est arrêté à 40 %."
            retry={{ label: 'Réessayer', onAction: nothing }}
            remove={remove}
          />
        </div>
      </KitSection>
    </>
  )
}
