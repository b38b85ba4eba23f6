import { useTranslation } from 'react-i18next'
import { mayReadSome } from '#model/api/procedures/shapes.ts'
import type { RecordSlotProps } from '../../cards/record/view/record-slots.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { ObjectReports } from '../ObjectReports.tsx'
import styles from './Section.module.css'

/** The condition reports of an object, on its record. */
export function ObjectReportsSection({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  if (!useCan(mayReadSome)) return null
  return (
    <section className={styles.section} aria-labelledby="object-reports">
      <h3 id="object-reports" className={styles.title}>
        {t('conditionReports.title')}
      </h3>
      <ObjectReports objectId={card.id} />
    </section>
  )
}
