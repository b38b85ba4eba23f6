import { useTranslation } from 'react-i18next'
import { isProcedureStatus } from '#model/engine/aspects/statuses.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { nextDate } from '#model/procedures/next-date.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { DueDate } from '../DueDate.tsx'
import { People } from '../people/People.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'

/** Who looks after a procedure and works on it, its next day, and how many of its objects are checked. */
export function ProcedureAside({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const { type, status, values, objectsCount, checkedCount, uncheckedCount } = procedure
  const declaration = procedureNamed(type)
  const next =
    declaration && isProcedureStatus(status) && nextDate(declaration, status, values, museumToday())
  const rows = [
    ...(next
      ? [{ id: 'next', label: t('procedures.next'), value: <DueDate type={type} date={next} /> }]
      : []),
    ...(objectsCount > 0
      ? [
          {
            id: 'checked',
            label: t('procedures.list.checked'),
            value: t('procedures.checkedShort', {
              checked: checkedCount,
              count: checkedCount + uncheckedCount,
            }),
          },
        ]
      : []),
  ]
  return (
    <>
      <People procedure={procedure} put={put} />
      {rows.length > 0 && <DefinitionList look="ends" rows={rows} />}
    </>
  )
}
