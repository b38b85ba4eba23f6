import { Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

interface BinButtonProps {
  readonly title: string
  /** The bin itself; its code may be loaded when it is opened. */
  readonly drawer: (onClose: () => void) => ReactNode
}

/** A button that opens the bin. */
export function BinButton({ title, drawer }: BinButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
        {title}
      </Button>
      {open && <Suspense>{drawer(() => setOpen(false))}</Suspense>}
    </>
  )
}
