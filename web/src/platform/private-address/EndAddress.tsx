import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import type { AddressEnd, PrivateAddress } from './use-private-address.ts'

type EndWords = Record<`${AddressEnd}${'' | 'Title' | 'Text' | 'Yes'}` | 'keep', string>

type AddressProps = { address: PrivateAddress; words: EndWords }

/** Buttons that replace and revoke a private address, with the question before it stops working. */
export function EndAddress({ address, words, busy }: AddressProps & { busy: string | undefined }) {
  return (
    <>
      <div className="row wrap">
        <Button size="small" busy={busy} onClick={() => address.ask('replace')}>
          {words.replace}
        </Button>
        <Button size="small" variant="quiet" onClick={() => address.ask('revoke')}>
          {words.revoke}
        </Button>
      </div>
      <EndQuestion address={address} words={words} />
    </>
  )
}

function EndQuestion({ address: { ending, end, keep }, words }: AddressProps) {
  const shown = ending ?? 'replace'
  return (
    <ConfirmDialog
      open={ending !== null}
      title={words[`${shown}Title`]}
      text={words[`${shown}Text`]}
      confirmLabel={words[`${shown}Yes`]}
      cancelLabel={words.keep}
      onConfirm={end}
      onCancel={keep}
    />
  )
}
