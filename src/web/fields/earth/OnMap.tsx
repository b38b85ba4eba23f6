import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import styles from './Earth.module.css'

/** Shown below the coordinates of a place: their WGS 84 equivalent, and a map on request. */
export function OnMap({ degrees, children }: { readonly degrees: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.below}>
        <Button
          look="subtle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <MapIcon size={16} strokeWidth={1.8} aria-hidden="true" />
          {t(isOpen ? 'cards.map.hide' : 'cards.map.show')}
        </Button>
        <Suspense>{degrees}</Suspense>
      </div>
      {isOpen && (
        <div id={id} className={styles.picker}>
          <Suspense fallback={<div className={styles.map} aria-busy="true" />}>{children}</Suspense>
        </div>
      )}
    </>
  )
}
