import Camera from '~icons/lucide/camera'
import ChevronRight from '~icons/lucide/chevron-right'
import { Accordion } from '../Accordion.tsx'
import { Amount } from '../Amount.tsx'
import { Badge } from '../Badge.tsx'
import { Breadcrumb, Crumb } from '../Breadcrumb.tsx'
import { ButtonAnchor } from '../ButtonAnchor.tsx'
import { DescriptionList } from '../DescriptionList.tsx'
import { Dog } from '../drawings/Dog.tsx'
import { Portrait } from '../drawings/Portrait.tsx'
import { Hero } from '../Hero.tsx'
import { PawProgress } from '../PawProgress.tsx'
import { Row, RowList, RowAnchor } from '../RowList.tsx'
import { SideBlock } from '../SideBlock.tsx'
import { Table, CellAnchor } from '../Table.tsx'
import { KitSection } from './KitSection.tsx'
import styles from '../Hero.module.css'

const title = (text: string) => <RowAnchor href="#top">{text}</RowAnchor>

const animal = (care: string, name: string) => (
  <span className="row">
    <Portrait size="small" face="dog" />
    <span className="two">
      <CellAnchor href="#top">{care}</CellAnchor>
      <span className="small muted">{name}</span>
    </span>
  </span>
)

export function KitDisplay({ theme }: { theme: string }) {
  // each theme's landmarks need their own name
  const named = (text: string) => (
    <>
      {text} <span className="sr">{theme}</span>
    </>
  )
  return (
    <>
      <KitSection title="Coussins">
        <Hero
          size="large"
          title={named('Une facture du vétérinaire ?')}
          text="Glissez-la ici ou prenez-la en photo. Réponse sous deux jours ouvrés."
          actions={
            <ButtonAnchor variant="primary" size="large" href="#top">
              <Camera />
              Demander un remboursement
            </ButtonAnchor>
          }
          footnote="PDF, JPG, PNG ou HEIC, 5 Mo maximum"
          drawing={<Dog className={styles.flip} />}
        />
        <Hero
          title={named('Bienvenue, tout se prépare')}
          text="Vos remboursements seront disponibles à la date d’effet, le 1er décembre 2026."
          drawing={<Dog />}
        />
        <Hero ground="meadow" title={named('Demande acceptée')} text="Virement prévu jeudi 19 novembre." />
        <Hero
          ground="honey"
          title={named('Un document est attendu')}
          text="Il manque la feuille de soins du vétérinaire."
        />
        <Hero
          ground="sunken"
          seam={false}
          title={named('Demande refusée')}
          text="Le toilettage n’est pas un soin couvert."
        />
      </KitSection>
      <KitSection title="Listes et tableaux">
        <Breadcrumb label={`Fil d’Ariane, ${theme}`}>
          <Crumb>
            <a href="#top">Accueil</a>
          </Crumb>
          <Crumb>
            <a href="#top">Remboursements</a>
          </Crumb>
          <Crumb current>Boiterie, radiographie</Crumb>
        </Breadcrumb>
        <RowList label="Demandes en cours">
          <Row
            lead={<PawProgress done={2} now={3} tone="action" />}
            title={title('Mimosa · Détartrage sous anesthésie')}
            note="Il manque la feuille de soins du vétérinaire"
            end={
              <ButtonAnchor variant="primary" size="small" href="#top">
                Ajouter le document
              </ButtonAnchor>
            }
          />
          <Row
            lead={<PawProgress done={4} tone="accepted" />}
            title={title('Filou · Boiterie, radiographie')}
            note="Virement prévu jeudi 19 novembre"
            end={
              <>
                <Amount tone="positive">131,60 €</Amount>
                <ChevronRight />
              </>
            }
          />
          <Row
            size="small"
            lead={<Portrait size="tiny" face="dachshund" ground="meadow" />}
            title={title('Vaccin de rappel')}
            note="Gaston, 7 nov."
            end={<Amount tone="positive">60 €</Amount>}
          />
        </RowList>
        <Table
          caption="Remboursements des douze derniers mois"
          lead
          columns={[
            { key: 'care', label: 'Animal et soins' },
            { key: 'date', label: 'Date des soins' },
            { key: 'billed', label: 'Facturé', numeric: true, muted: true },
            { key: 'refunded', label: 'Remboursé', numeric: true },
            { key: 'status', label: 'Statut' },
          ]}
          rows={[
            {
              key: '1',
              cells: [
                animal('Vaccin de rappel', 'Gaston'),
                '4 nov. 2026',
                '72 €',
                <Amount key="a">60 €</Amount>,
                <Badge key="s" tone="positive" icon={<PawProgress done={5} tone="plain" size={18} />}>
                  Remboursé
                </Badge>,
              ],
            },
            {
              key: '2',
              cells: [
                animal('Toilettage', 'Mimosa'),
                '12 sept. 2026',
                '45 €',
                <Amount key="a">0 €</Amount>,
                <Badge key="s" tone="danger" icon={<PawProgress done={4} tone="plain" size={18} />}>
                  Refusé
                </Badge>,
              ],
            },
          ]}
        />
        <Table
          caption="Cotisations"
          columns={[
            { key: 'month', label: 'Mois' },
            { key: 'account', label: 'Compte' },
            { key: 'amount', label: 'Montant', numeric: true },
          ]}
          rows={[
            { key: '11', cells: ['Novembre 2026', '•••• 4821', '94,70 €'] },
            { key: '12', cells: ['Décembre 2026', '•••• 4821', '94,70 €'] },
          ]}
          total={['Total', '', <Amount key="t">189,40 €</Amount>]}
        />
      </KitSection>
      <KitSection title="Blocs et faits">
        <DescriptionList
          variant="sums"
          facts={[
            { term: 'Remboursé', value: '775,02 €' },
            { term: 'Factures remboursées', value: '7 sur 8' },
          ]}
        />
        <div className="cols-even">
          <SideBlock title={named('Références')} variant="card" level={3}>
            <DescriptionList
              facts={[
                { term: 'Suivi', value: '26-0482' },
                { term: 'Compte', value: 'FR76 •••• 4821' },
              ]}
            />
          </SideBlock>
          <SideBlock title={named('Prochaine cotisation')} variant="line" level={3}>
            <p>
              <Amount size="large">94,70 €</Amount>
            </p>
            <p className="small muted">Samedi 5 décembre</p>
          </SideBlock>
          <SideBlock title={named('Vous signez')} variant="accent" level={3}>
            <DescriptionList variant="left" facts={[{ term: 'Titulaire', value: 'Camille Lefèvre' }]} />
          </SideBlock>
          <SideBlock title={named('À vous rembourser')} level={3}>
            <Amount size="huge">131,60 €</Amount>
          </SideBlock>
        </div>
        <DescriptionList
          variant="bill"
          facts={[
            { term: 'Total facturé', value: '195,50 €' },
            { term: 'Remboursé', value: '131,60 €', isTotal: true },
          ]}
        />
        <div>
          <Accordion title="En combien de temps le remboursement arrive-t-il ?" isOpen>
            <p>Nous répondons sous deux jours ouvrés.</p>
          </Accordion>
          <Accordion title="Ma photo est trop lourde, que faire ?">
            <p>Rien : nous l’allégeons avant l’envoi.</p>
          </Accordion>
        </div>
      </KitSection>
    </>
  )
}
