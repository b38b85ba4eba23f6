import { Bookmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import type { LayoutPanelProps } from './LayoutPanel.tsx'
import styles from './LayoutPanels.module.css'

const LayoutPanel = lazy(async () => ({ default: (await import('./LayoutPanel.tsx')).LayoutPanel }))

/** Named views: to apply, change and delete. */
export function LayoutMenu(props: LayoutPanelProps) {
  const { t } = useTranslation()
  const { layout } = props.arrangement
  const name = layout?.name ?? t('cardList.layouts.button')
  return (
    <Popover
      label={t('cardList.layouts.title')}
      width={320}
      target={
        <Button look="subtle" title={name}>
          <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
          <span>{name}</span>
        </Button>
      }
    >
      <Suspense fallback={<div className={styles.panel} aria-busy="true" />}>
        <LayoutPanel {...props} />
      </Suspense>
    </Popover>
  )
}
