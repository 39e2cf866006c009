import { Panel } from '../Panel.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { TextField } from '../TextField.tsx'
import { KitSection } from './KitSection.tsx'

const ignore = () => undefined

const form = (
  <PanelForm submitLabel="Enregistrer" cancelLabel="Annuler" onCancel={ignore} onSubmit={ignore}>
    <TextField label="Adresse e-mail" defaultValue="camille.lefevre@exemple.fr" />
  </PanelForm>
)

/** Panels of settings: shown, opened, and without anything to change. */
export function KitPanels() {
  return (
    <KitSection title="Panneaux">
      <div>
        <Panel
          title="Adresse"
          hint="Elle figure sur votre contrat et vos documents."
          edit={{ label: 'Modifier', onEdit: ignore }}
        >
          <p>14 rue des Lilas</p>
        </Panel>
        <Panel title="E-mail" hint="Pour vous connecter et recevoir nos réponses." form={form} />
        <Panel title="Langue">
          <p>Français</p>
        </Panel>
      </div>
    </KitSection>
  )
}
