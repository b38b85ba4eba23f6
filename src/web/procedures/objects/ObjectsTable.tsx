import { useTranslation } from 'react-i18next'
import type { ProcedureObject } from '#model/api/procedures/objects.ts'
import { LossBadge } from '../../cards/LossBadge.tsx'
import { shownTitle } from '../../cards/shown-title.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Selection } from '../../ui/selection.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { phone, useMediaQuery } from '../../ui/use-media-query.ts'
import { DecisionCell } from './DecisionCell.tsx'
import { ExcessBadges } from './ExcessBadges.tsx'
import { linesArea } from './lines-area.ts'
import styles from './Objects.module.css'
import { useLineTexts } from './use-line-texts.ts'
import { type ObjectColumnsInput, ObjectThumb, useObjectColumns } from './use-object-columns.tsx'
import type { ObjectRows } from './use-objects.ts'

export interface ObjectsTableProps extends ObjectColumnsInput {
  readonly rows: ObjectRows
  readonly selection: Selection<ProcedureObject> | undefined
  readonly onOpen: (index: number) => void
}

const [rowHeight, cardHeight, headHeight] = [68, 92, 41]
/** Room for a bar below the rows that scrolls the columns: without, it would cover a part of the rows and bring a second one with it. */
const barHeight = 20

/** The objects as a table of any length; on phones as cards below each other. */
export function ObjectsTable(props: ObjectsTableProps) {
  const { rows, declaration, selection, onOpen } = props
  const { t } = useTranslation()
  const { type, declaration: records } = linesArea(declaration)
  const say = useLineTexts(type)
  const columns = useObjectColumns(props)
  const isPhone = useMediaQuery(phone)
  const height = isPhone ? rows.total * cardHeight : rows.total * rowHeight + headHeight
  return (
    // As high as its rows, and never higher than what is seen at once: the rest is scrolled inside.
    <div style={{ height: `min(${height + barHeight}px, max(320px, calc(100dvh - 260px)))` }}>
      <DataTable
        label={say('procedureObjects.title')}
        rowCount={rows.total}
        rowAt={rows.rowAt}
        onRangeChange={rows.show}
        columns={columns}
        selection={selection}
        onOpen={(_row, index) => onOpen(index)}
        rowHeight={rowHeight}
        cardHeight={cardHeight}
        card={object => (
          <div className={styles.card}>
            <ObjectThumb type={type} object={object} size={60} />
            <div className={styles.words}>
              <span className={styles.title}>{shownTitle(object.title)}</span>
              <span className={`numbers ${styles.small}`}>{object.number}</span>
              <span className={styles.badges}>
                {object.status === 'CHECKED' && (
                  <Badge tone="success" dot>
                    {t('procedureObjects.columns.checked')}
                  </Badge>
                )}
                <DecisionCell declaration={declaration} object={object} brief />
                <LossBadge declaration={records} loss={object.lost} />
                <ExcessBadges declaration={declaration} object={object} />
                {object.availability === 'NOT_AVAILABLE' && (
                  <Badge tone="warning">{t('procedureObjects.notAvailable')}</Badge>
                )}
              </span>
            </div>
          </div>
        )}
        texts={{
          selectAll: say('procedureObjects.selectAll'),
          select: object =>
            object
              ? t('cardList.row.select', { title: `${object.number} ${shownTitle(object.title)}`.trim() })
              : t('cardList.row.selectLoading'),
          resize: column => t('cardList.columns.resize', { column }),
        }}
      />
    </div>
  )
}
