import { useTranslation } from 'react-i18next'
import { isProcedureStatus } from '#model/engine/aspects/statuses.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { ownSections } from '#model/procedures/define-procedure.ts'
import { nextDate } from '#model/procedures/next-date.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { useTimes } from '../../cards/record/times.ts'
import { EarlierValues } from '../../cards/shown/EarlierValues.tsx'
import { says } from '../../cards/shown/entries.ts'
import { ShownCard } from '../../cards/shown/ShownCard.tsx'
import { LinkContext } from '../../fields/link/link-services.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { DueDate } from '../DueDate.tsx'
import { People } from '../people/People.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import styles from './Procedure.module.css'

/** What is written about it, section by section, and beside it who looks after it. */
export function Overview({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const times = useTimes()
  const { type, status, values, createdAt, updatedAt, objectsCount } = procedure
  const { checkedCount, uncheckedCount } = procedure
  const declaration = procedureNamed(type)
  if (!declaration) return null
  const fields = Object.values(ownSections(declaration)).flatMap(section => Object.entries(section.fields))
  const isEmpty = !fields.some(([key, field]) => says(field, values[key]))
  const next = isProcedureStatus(status) && nextDate(declaration, status, values, museumToday())
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        {isEmpty && <p className={styles.quiet}>{t('procedures.nothingWritten')}</p>}
        <LinkContext value={cardLinks}>
          <ShownCard declaration={declaration} values={values} />
        </LinkContext>
        <EarlierValues values={procedure.earlierValues} />
      </div>
      <aside className={styles.aside} aria-label={t('procedures.people.title')}>
        <People procedure={procedure} put={put} />
        <DefinitionList
          look="ends"
          rows={[
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
            { id: 'begun', label: t('procedures.events.begun'), value: times.short(createdAt) },
            { id: 'updated', label: t('procedures.updated'), value: times.short(updatedAt) },
          ]}
        />
      </aside>
    </div>
  )
}
