import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BusyElsewhere, ProcedureObject } from '#model/api/procedures/objects.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { CardType } from '#model/record-types.ts'
import { ApartBadge } from '../../cards/ApartBadge.tsx'
import { LossBadge } from '../../cards/LossBadge.tsx'
import { areaOf } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { LineComments } from '../../comments/LineComments.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import type { Column } from '../../ui/table/Column.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { TitleCell } from '../../ui/table/TitleCell.tsx'
import { BusyNote } from './BusyNote.tsx'
import { type Decide, DecisionCell } from './DecisionCell.tsx'
import { ExcessBadges } from './ExcessBadges.tsx'
import { linesArea } from './lines-area.ts'
import styles from './Objects.module.css'

export interface ObjectColumnsInput {
  /** The procedure. */
  readonly procedureId: string
  readonly declaration: ProcedureDeclaration
  readonly mayEdit: boolean
  /** True when the procedure has dates for its objects. */
  readonly dated: boolean
  readonly busy: ReadonlyMap<string, readonly BusyElsewhere[]>
  readonly onCheck: (object: ProcedureObject, checked: boolean) => void
  readonly onDecide: Decide
}

/** The picture of an object, or the sign of its type. */
export function ObjectThumb({
  type,
  object,
  size,
}: {
  readonly type: CardType
  readonly object: ProcedureObject
  readonly size?: number
}) {
  return (
    <Thumb
      src={thumbnailOf(object.thumbnailUrl, 160)}
      sign={<TypeIcon type={type} size={18} />}
      {...(size !== undefined && { size })}
    />
  )
}

/** Returns the columns of the list of a procedure's objects. */
export function useObjectColumns(input: ObjectColumnsInput): readonly Column<ProcedureObject>[] {
  const { t } = useTranslation()
  const { procedureId, declaration, mayEdit, dated, busy, onCheck, onDecide } = input
  const area = areaOf(declaration.type)
  const { type, declaration: records, recordPath } = linesArea(declaration)
  return [
    {
      id: 'picture',
      label: t('procedureObjects.columns.picture'),
      hiddenLabel: true,
      fixed: true,
      width: 60,
      cell: object => <ObjectThumb type={type} object={object} />,
    },
    ...(records.numberPath === undefined
      ? []
      : [
          {
            id: 'number',
            label: t('procedureObjects.columns.number'),
            width: 130,
            cell: ({ number }: ProcedureObject) => <span className="numbers">{number}</span>,
          },
        ]),
    {
      id: 'title',
      label: t('procedureObjects.columns.title'),
      width: 200,
      grow: 3,
      cell: ({ catalogueObjectId, title, deleted, lost, exceeds, apart }) => (
        <TitleCell
          title={
            <Link to={recordPath(catalogueObjectId)} tabIndex={-1}>
              {shownTitle(title)}
            </Link>
          }
          under={
            deleted ? (
              <Badge tone="warning">{t('procedureObjects.inBin')}</Badge>
            ) : lost !== null ? (
              <LossBadge declaration={records} loss={lost} />
            ) : exceeds.length > 0 ? (
              <ExcessBadges declaration={declaration} object={{ exceeds }} />
            ) : (
              apart !== undefined && <ApartBadge declaration={records} apart={apart} />
            )
          }
        />
      ),
    },
    {
      id: 'checked',
      label: t('procedureObjects.columns.checked'),
      width: 92,
      cell: object => (
        <Checkbox
          aria-label={t('procedureObjects.checkedOf', { title: shownTitle(object.title) })}
          title={object.checkedBy}
          checked={object.status === 'CHECKED'}
          disabled={!mayEdit}
          onChange={({ target }) => onCheck(object, target.checked)}
        />
      ),
    },
    ...(declaration.lines.decision
      ? [
          {
            id: 'decision',
            label: t('procedureObjects.columns.decision'),
            width: 190,
            grow: 1,
            cell: (object: ProcedureObject) => (
              <DecisionCell declaration={declaration} object={object} {...(mayEdit && { onDecide })} />
            ),
          },
        ]
      : []),
    ...(declaration.workflow.takesObjects
      ? [
          {
            id: 'availability',
            label: t('procedureObjects.columns.availability'),
            width: 265,
            grow: 1,
            cell: (object: ProcedureObject) => (
              <Availability object={object} dated={dated} busy={busy.get(object.catalogueObjectId)} />
            ),
          },
        ]
      : []),
    ...(area
      ? [
          {
            id: 'comments',
            label: t('comments.column'),
            width: 112,
            cell: ({ catalogueObjectId, title }: ProcedureObject) => (
              <LineComments
                subject={{ area, id: procedureId, line: catalogueObjectId }}
                title={shownTitle(title)}
              />
            ),
          },
        ]
      : []),
    {
      id: 'related',
      label: t('procedureObjects.columns.related'),
      width: 110,
      cell: ({ relatedCardsCount }) => <span className="numbers">{relatedCardsCount}</span>,
    },
  ]
}

/** Shows whether an object is available on the dates of the procedure, or where it is. */
function Availability({
  object,
  dated,
  busy = [],
}: {
  readonly object: ProcedureObject
  readonly dated: boolean
  readonly busy?: readonly BusyElsewhere[] | undefined
}) {
  const { t } = useTranslation()
  if (!dated && object.lost === null) return t('procedureObjects.noDays')
  if (object.availability === 'AVAILABLE') return t('procedureObjects.available')
  return (
    <div className={styles.stack}>
      <Badge tone="warning">{t('procedureObjects.notAvailable')}</Badge>
      {busy.slice(0, 1).map(one => (
        <BusyNote key={one.procedure?.id} busy={one} />
      ))}
    </div>
  )
}
