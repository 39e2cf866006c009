import { Gauge } from '../Gauge.tsx'
import { Stepper } from '../Stepper.tsx'
import { Stitches } from '../Stitches.tsx'
import { Timeline } from '../Timeline.tsx'
import { KitSection } from './KitSection.tsx'

const steps = ['Facture', 'Animaux', 'Feuilles de soins', 'Vérification'] as const
const passi = ['IBAN', 'Mandato', 'Modalità di firma', 'Codice'] as const

export function KitPaths() {
  return (
    <>
      <KitSection title="Étapes">
        <Stepper label="Étapes" steps={steps} current={1} where="Étape 1 sur 4" doneText="terminée" />
        <Stepper label="Étapes du mandat" steps={passi} current={3} where="Étape 3 sur 4" doneText="terminée" />
        <Stepper label="Étapes franchies" steps={steps} current="landed" where="Terminé" doneText="terminée" />
      </KitSection>
      <KitSection title="Jauges">
        <div className="cols-even">
          <Gauge
            size="medium"
            used={0}
            total={1500}
            label="0 % utilisés"
            amount="1 500 €"
            caption="encore disponibles"
          />
          <Gauge
            size="medium"
            used={600}
            total={1500}
            label="40 % utilisés"
            amount="900 €"
            caption="encore disponibles"
          />
          <Gauge
            size="medium"
            used={1380}
            total={1500}
            label="92 % utilisés"
            amount="120 €"
            caption="encore disponibles"
          />
          <Gauge size="medium" used={1500} total={1500} label="100 % utilisés" amount="0 €" caption="plafond atteint" />
        </div>
        <Gauge
          used={23820}
          total={120000}
          label="238,20 € utilisés sur 1 200 €, soit 20 %"
          amount="961,80 €"
          caption="encore disponibles"
        >
          238,20 € utilisés sur 1 200 €, soit 20 %
        </Gauge>
        <Stitches value={53} />
        <Stitches value={30} tone="warning" label="Temps passé" />
        <Stitches value={70} tone="positive" size="thick" />
        <Stitches value={95} tone="danger" size="thick" />
      </KitSection>
      <KitSection title="Suivi">
        <Timeline
          label="Une demande acceptée"
          landing
          moments={[
            { state: 'done', what: 'Demande déposée', when: 'Lundi 16 novembre, 18:42' },
            { state: 'done', what: 'En cours de traitement', when: 'Mardi 17 novembre, 9:05' },
            { state: 'now', what: 'Acceptée', when: 'Mardi 17 novembre, 14:10' },
            { state: 'todo', what: 'Remboursée', when: 'Virement prévu jeudi 19 novembre' },
          ]}
        />
        <Timeline
          label="Une demande refusée"
          moments={[
            { state: 'done', what: 'Demande déposée', when: 'Samedi 12 septembre, 10:03' },
            {
              state: 'refused',
              what: 'Refusée',
              when: 'Lundi 14 septembre, 15:40',
              detail: 'Le toilettage n’est pas un soin couvert par la formule Chat Plus.',
            },
          ]}
        />
      </KitSection>
    </>
  )
}
