import { useState } from 'react'
import LogOut from '~icons/lucide/log-out'
import User from '~icons/lucide/user'
import { buttonClass } from '../button-class.ts'
import { Button } from '../Button.tsx'
import { ButtonAnchor } from '../ButtonAnchor.tsx'
import { ConfirmDialog } from '../Dialog.tsx'
import { Bowl } from '../drawings/Bowl.tsx'
import { Cat } from '../drawings/Cat.tsx'
import { Empty } from '../Empty.tsx'
import { ErrorBlock } from '../ErrorBlock.tsx'
import { LoadingPage } from '../LoadingPage.tsx'
import { Menu, MenuItem, MenuAnchor } from '../Menu.tsx'
import { Note } from '../Note.tsx'
import { Sheet } from '../Sheet.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { toast } from '../toast-store.ts'
import { KitSection } from './KitSection.tsx'
import { KitViewer } from './KitViewer.tsx'

export function KitFeedback() {
  const [isAsking, setIsAsking] = useState(false)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  return (
    <>
      <KitSection title="Messages, bulles, dialogues">
        <Note>Nous ne vous demanderons jamais ce code par téléphone.</Note>
        <Note tone="warning" title="Vous êtes hors ligne.">
          Ce que vous écrivez est gardé ; tout repart dès le retour du réseau.
        </Note>
        <Note tone="success">Votre mandat est signé.</Note>
        <Note tone="danger" title="Action refusée.">
          Votre contrat ne donne pas accès à cette page.
        </Note>
        <div className="row wrap">
          <Button onClick={() => toast({ text: 'Adresse enregistrée.' })}>Message</Button>
          <Button
            onClick={() =>
              toast({
                text: 'Session expirée.',
                tone: 'warning',
                action: { label: 'Se connecter', onAction: () => {} },
              })
            }
          >
            Message avec action
          </Button>
          <Button onClick={() => toast({ text: 'Une erreur est survenue, réessayez.', tone: 'danger' })}>
            Message d’erreur
          </Button>
          <Button onClick={() => setIsAsking(true)}>Ouvrir un dialogue</Button>
          <Button onClick={() => setIsSheetOpen(true)}>Ouvrir le volet</Button>
          <KitViewer />
          <Menu trigger="Ouvrir le menu" triggerClassName={buttonClass({ variant: 'outline' })}>
            <MenuAnchor href="#top">
              <User />
              Mes informations
            </MenuAnchor>
            <MenuItem icon={<LogOut />} onPress={() => {}}>
              Se déconnecter
            </MenuItem>
          </Menu>
        </div>
        <ConfirmDialog
          open={isAsking}
          title="Quitter sans enregistrer ?"
          text="Votre nouvelle adresse n’est pas encore enregistrée."
          confirmLabel="Quitter"
          cancelLabel="Continuer la saisie"
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
        <Sheet open={isSheetOpen} onClose={() => setIsSheetOpen(false)} label="Menu" closeLabel="Fermer le menu">
          <p>Le menu</p>
        </Sheet>
      </KitSection>
      <KitSection title="Vides, erreurs, attentes">
        <div className="cols-even">
          <Empty
            level={3}
            drawing={<Bowl />}
            title="Rien au menu pour l’instant"
            text="Vos remboursements des douze derniers mois apparaîtront ici."
            action={
              <ButtonAnchor variant="primary" href="#top">
                Demander un remboursement
              </ButtonAnchor>
            }
          />
          <Empty level={3} drawing={<Cat />} title="Tout est lu" text="Nous vous écrirons dès qu’une demande avance." />
          <div className="card">
            <ErrorBlock
              level={3}
              heading="Derniers remboursements"
              title="Les remboursements n’ont pas pu être chargés."
              text="Le reste de la page fonctionne."
              retryLabel="Réessayer"
              onRetry={() => {}}
            />
          </div>
          <div className="card">
            <Skeleton shape="rows" label="Chargement" />
          </div>
          <div className="card">
            <LoadingPage text="Chargement" />
          </div>
          <Skeleton shape="text" label="Chargement" count={4} />
          <Skeleton shape="table" label="Chargement" />
          <Skeleton shape="cards" label="Chargement" count={2} />
        </div>
      </KitSection>
    </>
  )
}
