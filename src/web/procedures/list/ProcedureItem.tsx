import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useTimes } from '../../platform/times.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { DueDate } from '../DueDate.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import styles from './Procedures.module.css'

/** A procedure of the list: what it is, where it stands, who looks after it. */
export function ProcedureItem({ procedure }: { readonly procedure: ListedProcedure }) {
  const { t } = useTranslation()
  const times = useTimes()
  const { id, type, number, title, status, step, managers, nextDate, updatedAt } = procedure
  const { objectsCount, checkedCount, uncheckedCount } = procedure
  const toCheck = checkedCount + uncheckedCount
  const declaration = procedureNamed(type)
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link to={procedurePath(id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.facts}>
          <span className={styles.number}>{number}</span> · {typeName(t, type)}
          {managers.length > 0 && <> · {managers.map(({ name }) => name).join(', ')}</>}
        </p>
        <p className={styles.facts}>
          <DueDate type={type} date={nextDate} />
        </p>
      </div>
      <div className={styles.where}>
        <StatusBadge status={status} />
        <span>{declaration && t(`${declaration.type}.choice/step/${step}` as TextKey)}</span>
      </div>
      <div className={styles.objects}>
        {objectsCount > 0 ? (
          <ProgressBar
            label={t('procedures.list.checked')}
            value={toCheck === 0 ? 1 : checkedCount / toCheck}
            text={t('procedures.list.checkedOf', { checked: checkedCount, count: toCheck })}
            tone="success"
          />
        ) : (
          <span className={styles.quiet}>{t('procedures.list.noObjects')}</span>
        )}
      </div>
      <time className={styles.quiet} dateTime={updatedAt}>
        {times.short(updatedAt)}
      </time>
    </li>
  )
}
