import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { BeginFields } from '../begin/BeginFields.tsx'
import { onlyTypeOf, useBegin } from '../begin/use-begin.ts'
import { AddActions, AddFields } from './AddToOne.tsx'
import styles from './ProcedureDialog.module.css'
import { useAddToOne } from './use-add-to-one.ts'
import { useProceduresAbout } from './use-procedures-about.ts'

export interface ProcedureDialogProps {
  /** The area of the records. */
  readonly area: CardArea
  readonly selection: Selection
  /** Number of records, where it is known. */
  readonly count: number | undefined
  readonly onClose: () => void
}

/** Number of the records of a selection in words: '12 objects'. */
function useSelectedWords({ area, selection, count }: Omit<ProcedureDialogProps, 'onClose'>) {
  const found = useFoundWords(area)
  const isCounted = count !== undefined || 'ids' in selection || 'frozen' in selection
  const { data } = useQuery({
    ...endpointQuery(area.endpoints.list, {
      query: { ...(isCounted ? {} : (selection as object)), blocksize: '0' },
    }),
    enabled: !isCounted,
  })
  const total = count ?? data?.totalSize
  return total === undefined ? undefined : found(total)
}

/** Begins a procedure with records of the catalogue, or adds them to one under way. */
export function ProcedureDialog({ onClose, ...about }: ProcedureDialogProps) {
  const { t } = useTranslation()
  const { area, selection } = about
  const form = useId()
  const words = useSelectedWords(about)
  const { startable, editable } = useProceduresAbout(area.type)
  const ways = [
    ...(startable.length > 0 ? (['begin'] as const) : []),
    ...(editable.length > 0 ? (['existing'] as const) : []),
  ]
  const [way, setWay] = useState<(typeof ways)[number]>(ways[0] ?? 'existing')
  const beginning = useBegin({ type: onlyTypeOf(startable), selection, onClose })
  const adding = useAddToOne(area.type, selection)
  const busy = beginning.busy || adding.busy
  return (
    <Dialog
      size={720}
      title={t('procedureObjects.addTo.title')}
      onClose={busy ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        way === 'begin' ? (
          <>
            <Button onClick={onClose}>{t('procedures.cancel')}</Button>
            <Button look="primary" type="submit" form={form} busy={busy}>
              {t('procedures.begin.confirm')}
            </Button>
          </>
        ) : (
          <AddActions adding={adding} onClose={onClose} />
        )
      }
    >
      <div className={styles.head}>
        {words && <p className="numbers">{words}</p>}
        {ways.length > 1 && !adding.added && (
          <SegmentedControl
            label={t('procedureObjects.addTo.title')}
            value={way}
            options={ways.map(value => ({ value, label: t(`procedureObjects.addTo.${value}`) }))}
            onChange={setWay}
          />
        )}
      </div>
      {way === 'begin' ? (
        <BeginFields types={startable} form={form} beginning={beginning} />
      ) : (
        <AddFields adding={adding} area={area} types={editable} />
      )}
    </Dialog>
  )
}
