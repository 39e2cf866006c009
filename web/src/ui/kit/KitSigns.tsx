import ArrowRight from '~icons/lucide/arrow-right'
import Camera from '~icons/lucide/camera'
import Check from '~icons/lucide/check'
import Download from '~icons/lucide/download'
import Trash from '~icons/lucide/trash-2'
import { Badge, type BadgeTone } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { ButtonAnchor } from '../ButtonAnchor.tsx'
import { Ball } from '../drawings/Ball.tsx'
import { Bowl } from '../drawings/Bowl.tsx'
import { Cat } from '../drawings/Cat.tsx'
import { Dog } from '../drawings/Dog.tsx'
import { Duo } from '../drawings/Duo.tsx'
import { Envelope } from '../drawings/Envelope.tsx'
import { Invoice } from '../drawings/Invoice.tsx'
import { LogoMark } from '../drawings/LogoMark.tsx'
import { LogoMarkSmall } from '../drawings/LogoMarkSmall.tsx'
import { Portrait } from '../drawings/Portrait.tsx'
import { Wordmark } from '../drawings/Wordmark.tsx'
import { IconButton } from '../IconButton.tsx'
import { PawProgress, type PawMark } from '../PawProgress.tsx'
import { KitSection } from './KitSection.tsx'
import styles from './KitPage.module.css'

const signs: readonly [PawMark, BadgeTone, string, string][] = [
  [{ done: 0, tone: 'draft' }, 'draft', 'Brouillon', 'Bozza'],
  [{ done: 1, tone: 'pending' }, 'pending', 'En attente', 'In attesa'],
  [{ done: 2, tone: 'processing' }, 'processing', 'En cours de traitement', 'In lavorazione'],
  [{ done: 2, now: 3, tone: 'action' }, 'action', 'Documents attendus', 'Documenti richiesti'],
  [{ done: 3, tone: 'pending' }, 'pending', 'En attente', 'In attesa'],
  [{ done: 4, tone: 'accepted' }, 'loud', 'Accepté', 'Accettato'],
  [{ done: 5, tone: 'refunded' }, 'positive', 'Remboursé', 'Rimborsato'],
  [{ done: 4, tone: 'rejected' }, 'danger', 'Refusé', 'Rifiutato'],
]

export function KitSigns() {
  return (
    <>
      <KitSection title="Logo et dessins">
        <p className={`row wrap ${styles.logo}`}>
          <Wordmark />
          <LogoMark />
          <LogoMarkSmall />
        </p>
        <div className={styles.drawings}>
          <Dog />
          <Cat />
          <Duo />
          <Bowl />
          <Envelope />
          <Ball />
          <Invoice />
        </div>
        <p className="row wrap">
          {(['chip', 'tiny', 'small', 'medium', 'row', 'large', 'card'] as const).map((size, index) => (
            <Portrait
              key={size}
              size={size}
              face={(['dog', 'cat', 'dachshund'] as const)[index % 3] ?? 'dog'}
              ground={(['peach', 'honey', 'meadow'] as const)[index % 3] ?? 'peach'}
            />
          ))}
        </p>
      </KitSection>
      <KitSection title="Caractères">
        <p className="display hero-title">Retomber sur ses pattes</p>
        <p className="h1 display">Mes remboursements</p>
        <p className="h3">Délais de carence</p>
        <p className="lead">Une photo nette suffit, bien à plat et en entier.</p>
        <p>
          Nous répondons sous deux jours ouvrés.{' '}
          <a className="text-link" href="#top">
            Écrivez-nous
          </a>
          , la référence sera jointe.
        </p>
        <p className="caption muted">PDF, JPG, PNG ou HEIC, 5 Mo maximum</p>
      </KitSection>
      <KitSection title="Empreinte et statuts">
        <div className={styles.prints}>
          {signs.map(([mark, tone, ...words]) => (
            <div key={`${mark.tone}-${mark.done}`}>
              <PawProgress {...mark} size={68} />
              {words.map((word) => (
                <Badge key={word} tone={tone} icon={<PawProgress {...mark} tone="plain" size={18} />}>
                  {word}
                </Badge>
              ))}
            </div>
          ))}
        </div>
        <p className="row wrap">
          <PawProgress done={2} now={3} size={18} />
          <PawProgress done={2} now={3} />
          <PawProgress done={2} now={3} size={68} />
          <PawProgress done={5} tone="refunded" size={116} />
        </p>
        <p className="row wrap">
          <Badge>Aucun</Badge>
          <Badge tone="positive" icon={<Check />}>
            Reçue
          </Badge>
          <Badge tone="loud">Ouvert</Badge>
          <Badge tone="action">21 jours</Badge>
          <Badge tone="danger">Refusé</Badge>
          <Badge tone="accent">Nouveau</Badge>
          <Badge tone="pending">En attente</Badge>
          <Badge tone="processing">En cours</Badge>
        </p>
      </KitSection>
      <KitSection title="Boutons">
        <div className="row wrap">
          <Button variant="primary" size="large" iconEnd={<ArrowRight />}>
            Continuer
          </Button>
          <Button variant="primary">Enregistrer</Button>
          <Button variant="primary" size="small" icon={<Camera />}>
            Ajouter le document
          </Button>
          <Button variant="primary" unavailable>
            Signer le mandat
          </Button>
          <Button variant="primary" busy="Envoi en cours">
            Envoyer
          </Button>
        </div>
        <div className="row wrap">
          <Button>Modifier</Button>
          <Button variant="outline">Voir les formules</Button>
          <Button variant="quiet">Annuler</Button>
          <Button variant="danger" icon={<Trash />}>
            Supprimer le brouillon
          </Button>
          <IconButton variant="secondary" label="Télécharger" icon={<Download />} />
          <IconButton size="small" label="Supprimer" icon={<Trash />} />
          <ButtonAnchor variant="primary" href="#top">
            Un lien
          </ButtonAnchor>
        </div>
      </KitSection>
    </>
  )
}
