import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { selectionOf } from '../bulk/use-bulk.ts'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, wantedOf } from '../data/list-search.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'
import { useMayMerge } from '../merge/use-may-merge.ts'
import { countOf, emptyBasket } from '../selection/basket.ts'
import { useBasket } from '../selection/use-basket.ts'
import { comparePathOf } from '../types/compare-paths.ts'
import { furtherExportOf } from '../types/further-exports.ts'
import styles from './BasketBar.module.css'
import { BasketDrawer } from './BasketDrawer.tsx'
import { BasketActionsContext } from './basket-action.ts'

const BulkDialog = lazy(async () => ({ default: (await import('../bulk/BulkDialog.tsx')).BulkDialog }))
const ExportDialog = lazy(async () => ({
  default: (await import('../exchange/ExportDialog.tsx')).ExportDialog,
}))
const MergeDialog = lazy(async () => ({ default: (await import('../merge/MergeDialog.tsx')).MergeDialog }))

export interface BasketBarProps {
  readonly area: CardArea
  /** The list in view, the scope of 'all found'. */
  readonly search: ListSearch
  readonly columns: LayoutColumns
  readonly total: number
  readonly isAtLeast: boolean
}

/** The selection and its actions; shown while something is selected (C-K16). */
export function BasketBar({ area, search, columns, total, isAtLeast }: BasketBarProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { basket, set } = useBasket(area.type)
  const [panel, setPanel] = useState<'basket' | 'bulk' | 'export' | 'further' | 'merge'>()
  const { permissions } = area.declaration
  const mayChange = useCan({
    permissions: [...permissions.update, ...permissions.publish, ...permissions.delete],
  })
  const mayMerge = useMayMerge(area)
  const [one, other, ...more] = basket.kind === 'picked' ? basket.items : []
  const two = one && other && more.length === 0 ? ([one.id, other.id] as const) : undefined
  const navigate = useNavigate()
  const comparePath = comparePathOf(area.type)
  const mayExport = useCan({ permissions: permissions.download })
  const further = furtherExportOf(area.type)
  const mayFurther = useCan(further?.needs ?? {})
  const actions = use(BasketActionsContext)
  const count = countOf(basket)
  const shown = numbers.format(count)
  const close = () => setPanel(undefined)
  usePageActions(
    t('cardList.basket.label'),
    count === 0
      ? []
      : [
          ...(mayChange
            ? [{ id: 'bulk', label: t('cardList.basket.edit'), run: () => setPanel('bulk') }]
            : []),
          { id: 'clear', label: t('cardList.basket.clear'), run: () => set(() => emptyBasket) },
        ],
  )
  if (count === 0 && panel === undefined) return null
  return (
    <>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('cardList.basket.label')}>
          <p className={`${styles.count} numbers`} role="status">
            {basket.kind === 'all' && basket.isAtLeast
              ? t('cardList.basket.countAtLeast', { shown })
              : t('cardList.basket.count', { shown, count })}
          </p>
          {basket.kind === 'picked' && total > count && (
            <Button
              look="subtle"
              onClick={() => set(() => ({ kind: 'all', ...wantedOf(search), total, isAtLeast }))}
            >
              {t(isAtLeast ? 'cardList.basket.selectFoundAtLeast' : 'cardList.basket.selectFound', {
                shown: numbers.format(total),
              })}
            </Button>
          )}
          <div className={styles.actions}>
            {basket.kind === 'picked' && (
              <Button look="subtle" onClick={() => setPanel('basket')}>
                {t('cardList.basket.view')}
              </Button>
            )}
            <Button look="subtle" onClick={() => set(() => emptyBasket)}>
              {t('cardList.basket.clear')}
            </Button>
            {comparePath && two && (
              <Button look="subtle" onClick={() => void navigate({ to: comparePath(two) })}>
                {t('viewer.compare.start')}
              </Button>
            )}
            {actions.map((Action, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same
              <Action key={at} area={area} basket={basket} />
            ))}
            {mayExport && (
              <Button look="subtle" onClick={() => setPanel('export')}>
                {t('import.export.title')}
              </Button>
            )}
            {mayExport && further && mayFurther && (
              <Button look="subtle" onClick={() => setPanel('further')}>
                {t(further.label) as string}
              </Button>
            )}
            {mayMerge && two && (
              <Button look="subtle" onClick={() => setPanel('merge')}>
                {t('merging.dialog.start')}
              </Button>
            )}
            {mayChange && (
              <Button look="primary" onClick={() => setPanel('bulk')}>
                {t('cardList.basket.edit')}
              </Button>
            )}
          </div>
        </section>
      )}
      {panel === 'basket' && <BasketDrawer area={area} onClose={close} />}
      {panel === 'export' && (
        <Suspense>
          <ExportDialog area={area} selection={selectionOf(basket)} columns={columns} onClose={close} />
        </Suspense>
      )}
      {panel === 'further' && further && (
        <Suspense>
          <further.Dialog type={area.type} selection={selectionOf(basket)} onClose={close} />
        </Suspense>
      )}
      {panel === 'merge' && two && (
        <Suspense>
          <MergeDialog area={area} ids={two} onClose={close} onStarted={() => set(() => emptyBasket)} />
        </Suspense>
      )}
      {panel === 'bulk' && (
        <Suspense>
          <BulkDialog area={area} basket={basket} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
