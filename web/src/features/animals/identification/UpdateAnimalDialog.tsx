import type { Animal } from '@coussinet/contract/animals.ts'
import { useId } from 'react'
import { identificationMessages } from '#messages/animals.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import { IcadField } from './IcadField.tsx'
import { useAnimalForm } from './use-animal-form.ts'

type UpdateAnimalDialogProps = { animal: Animal; onClose: () => void }

export function UpdateAnimalDialog({ animal, onClose }: UpdateAnimalDialogProps) {
  const latest = useLatestToday()
  const words = useMessages(identificationMessages)
  const id = useId()
  const form = useAnimalForm({
    animal,
    name: 'mending',
    fields: ['icad', 'colour', 'adoption_date'],
    onDone: (isChanged) => {
      if (isChanged) toast({ text: words.mended(animal.name), tone: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={words.close}
      title={words.mendTitle(animal.name)}
      actions={
        <>
          <Button variant="quiet" unavailable={form.isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={form.isBusy ? words.saving : undefined}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={form.onSubmit}>
        <IcadField {...form.field('icad')} type={animal.type} />
        <TextField {...form.field('colour')} label={words.colour} maxLength={60} />
        <DateField
          {...form.field('adoption_date')}
          label={words.adopted}
          optional={words.optional}
          min={animal.birth_date}
          max={latest}
        />
      </form>
    </Dialog>
  )
}
