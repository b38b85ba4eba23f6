import { CopyCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { useMayMerge } from './use-may-merge.ts'

const DuplicatesDrawer = lazy(async () => ({
  default: (await import('./DuplicatesDrawer.tsx')).DuplicatesDrawer,
}))

/** The button to possible duplicates of a list, for users who may merge them. */
export function DuplicatesButton({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useMayMerge(area)) return null
  return (
    <>
      <Button look="subtle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CopyCheck size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('merging.pairs.title')}
      </Button>
      {open && (
        <Suspense>
          <DuplicatesDrawer area={area} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
