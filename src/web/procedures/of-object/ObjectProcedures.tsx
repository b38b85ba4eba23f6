import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { objectDetails } from '#model/api/procedures/objects.ts'
import { listProcedures, readProcedure } from '#model/api/procedures/procedures.ts'
import type { ProcedureRow } from '#model/api/procedures/shapes.ts'
import { valueAt } from '#model/engine/values.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionCell } from '../objects/DecisionCell.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import styles from './ObjectProcedures.module.css'

const readPermissions = procedureDeclarations.flatMap(({ permissions }) => permissions.read)
const pageSize = 10

/** The procedures that a record is in, an object or a file: the status and dates of each, and the decision about the record. */
export function ObjectProcedures({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState(pageSize)
  const may = useCan({ permissions: readPermissions })
  const { data } = useQuery({
    ...endpointQuery(listProcedures, { query: { object: card.id, size } }),
    enabled: may,
  })
  if (!may || !data || data.totalSize === 0) return null
  return (
    <section className={styles.section} aria-labelledby="object-procedures">
      <h3 id="object-procedures" className={styles.title}>
        {t('procedures.title')}
      </h3>
      <ul>
        {data.result.map(row => (
          <OneProcedure key={row.id} row={row} objectId={card.id} />
        ))}
      </ul>
      {data.totalSize > data.result.length && size < 200 && (
        <Button look="subtle" onClick={() => setSize(Math.min(200, size * 4))}>
          {t('procedureObjects.ofObject.more', { count: data.totalSize - data.result.length })}
        </Button>
      )}
    </section>
  )
}

function OneProcedure({ row, objectId }: { readonly row: ProcedureRow; readonly objectId: string }) {
  const { t } = useTranslation()
  const { day } = useDates()
  const { id, type, number, title, status, step } = row
  const declaration = procedureNamed(type)
  const { data: procedure } = useQuery(endpointQuery(readProcedure, { params: { id } }))
  const { data: details } = useQuery(
    endpointQuery(objectDetails, { params: { id }, query: { ids: objectId } }),
  )
  const [object] = details?.result ?? []
  const days = (declaration?.workflow.dates ?? []).flatMap(({ path, kind }) => {
    const value = procedure && valueAt(procedure.values, path)
    return typeof value === 'string' && value
      ? [{ kind, words: `${t(`${declaration?.type}.date/${kind}` as TextKey) as string}: ${day(value)}` }]
      : []
  })
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Link to={procedurePath(id)} className={styles.name}>
          {title}
        </Link>
        <StatusBadge status={status} />
      </div>
      <p className={styles.small}>
        {[typeName(t, type), number, t(`${declaration?.type}.choice/step/${step}` as TextKey) as string]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {days.length > 0 && (
        <p className={`numbers ${styles.small}`}>{days.map(({ words }) => words).join(' · ')}</p>
      )}
      {declaration && object && <DecisionCell declaration={declaration} object={object} />}
    </li>
  )
}
