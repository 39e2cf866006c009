import type { Preference } from '@coussinet/contract/notifications.ts'
import type { PushDevice } from '@coussinet/contract/push.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import Monitor from '~icons/lucide/monitor'
import Smartphone from '~icons/lucide/smartphone'
import Tablet from '~icons/lucide/tablet'
import { preferenceMessages, pushMessages } from '#messages/notifications.ts'
import { errorToast, successToast } from '#platform/form/error-toast.ts'
import { inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { useCan } from '#platform/permissions.tsx'
import { chooseDetails, devicesQuery, endDevice } from '#platform/push/push.queries.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowIcon } from '#ui/RowIcon.tsx'
import { Row, RowList } from '#ui/RowList.tsx'
import { useDevice } from '../use-device.ts'
import styles from './PreferencesPage.module.css'

// Few turn details on long after they signed in.
const ProofDialog = lazyPart(() =>
  import('#platform/reauthentication/ProofDialog.tsx').then((module) => module.ProofDialog),
)

const icons = { computer: <Monitor />, phone: <Smartphone />, tablet: <Tablet />, other: <Monitor /> }

type DevicesPanelProps = {
  preferences: readonly Preference[]
  onChoose: (preference: Preference, push: boolean) => void
}

/** The devices that show notifications, and what they show; nothing where the insurer has switched it off. */
export function DevicesPanel({ preferences, onChoose }: DevicesPanelProps) {
  const { panel } = useMessages(pushMessages)
  const { data } = useSuspenseQuery(devicesQuery)
  const mayChoose = useCan('profile:write')
  if (data.public_key === null || (!mayChoose && data.data.length === 0)) return null
  return (
    <Panel title={panel.title} hint={panel.hint}>
      <div className={styles.preferences}>
        {mayChoose && <ThisDevice device={data.data.find(({ current }) => current)} public_key={data.public_key} />}
        {data.data.length > 0 && (
          <>
            <Devices devices={data.data} mayChoose={mayChoose} />
            <Groups {...{ preferences, onChoose, mayChoose }} />
          </>
        )}
      </div>
      {mayChoose && (
        <Suspense fallback={null}>
          <ProofDialog />
        </Suspense>
      )}
    </Panel>
  )
}

type ThisDeviceProps = { device: PushDevice | undefined; public_key: string }

function ThisDevice({ device, public_key }: ThisDeviceProps) {
  const { panel: words, states, take } = useMessages(pushMessages)
  const {
    ability,
    isTaking,
    take: takeDevice,
  } = useDevice(public_key, () => successToast(inLanguage(pushMessages).taken))
  const choosing = useMutation(chooseDetails)
  if (ability !== 'ready') return <Note tone={ability === 'denied' ? 'warning' : 'info'}>{states[ability]}</Note>
  if (!device)
    return (
      <div>
        <Button variant="primary" busy={isTaking ? take.busy : undefined} onClick={takeDevice}>
          {take.name}
        </Button>
      </div>
    )
  return (
    <Checkbox
      label={words.details}
      hint={words.detailsHint}
      checked={choosing.isPending ? choosing.variables.details : device.details}
      onCheck={(details) =>
        choosing.mutateAsync({ id: device.id, details }).then(
          () => successToast(inLanguage(preferenceMessages).saved),
          (error: unknown) => errorToast(error, 'notifications.device'),
        )
      }
    />
  )
}

function Devices({ devices, mayChoose }: { devices: readonly PushDevice[]; mayChoose: boolean }) {
  const { panel: words } = useMessages(pushMessages)
  const language = useLanguage()
  const ending = useMutation(endDevice)
  const nameOf = (device: PushDevice) => deviceName(device, language) ?? words.unknown
  return (
    <RowList label={words.devices}>
      {devices.map((device) => (
        <Row
          key={device.id}
          size="small"
          lead={<RowIcon>{icons[device.device]}</RowIcon>}
          title={
            <span className="row wrap gap-s">
              <b className="strong">{nameOf(device)}</b>
              {device.current && <Badge tone="positive">{words.thisDevice}</Badge>}
            </span>
          }
          note={device.details ? words.withDetails : words.withoutDetails}
          end={
            mayChoose && (
              <Button
                size="small"
                aria-label={words.endOf(nameOf(device))}
                onClick={() =>
                  ending.mutateAsync(device).then(
                    () => successToast(inLanguage(pushMessages).panel.ended),
                    (error: unknown) => errorToast(error, 'notifications.device'),
                  )
                }
              >
                {words.end}
              </Button>
            )
          }
        />
      ))}
    </RowList>
  )
}

function Groups({ preferences, onChoose, mayChoose }: DevicesPanelProps & { mayChoose: boolean }) {
  const { panel: words } = useMessages(pushMessages)
  const { groups } = useMessages(preferenceMessages)
  return (
    <div className={styles.preferences} role="group" aria-label={words.groups}>
      <p className="small muted">{words.groups}</p>
      {preferences
        .filter(({ locked }) => !locked)
        .map((preference) => (
          <Checkbox
            key={preference.group}
            name={`push-${preference.group}`}
            label={groups[preference.group].name}
            checked={preference.push}
            disabled={!mayChoose}
            onCheck={(push) => onChoose(preference, push)}
          />
        ))}
      <p className="small muted">{words.always}</p>
    </div>
  )
}
