import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { useFoundWords } from '../use-found-words.ts'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'

export interface FacetSheetProps extends FacetPanelProps {
  readonly total: number
}

/** The facets in a separate panel on small screens, with the number of matches at the bottom. */
export function FacetSheet({ total, ...panel }: FacetSheetProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const found = useFoundWords(panel.area)
  const chosen = Object.values(panel.filters ?? {}).reduce((sum, values) => sum + values.length, 0)
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={16} strokeWidth={1.7} aria-hidden="true" />
        <span>
          {chosen === 0 ? t('cardList.facets.open') : t('cardList.facets.openCount', { count: chosen })}
        </span>
      </Button>
      {open && (
        <Drawer
          title={t('cardList.facets.title')}
          closeLabel={t('common.close')}
          side="left"
          size={340}
          onClose={() => setOpen(false)}
          actions={
            <Button look="primary" wide onClick={() => setOpen(false)}>
              {t('cardList.facets.show', { found: found(total) })}
            </Button>
          }
        >
          <FacetPanel {...panel} />
        </Drawer>
      )}
    </>
  )
}
