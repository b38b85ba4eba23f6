import { useParams } from '@tanstack/react-router'
import { areaOf } from '../../cards/linked-cards.ts'
import { EditCardOfArea } from './EditCardPage.tsx'

/** The form of a condition report, which is that of any record. */
export function EditReportPage() {
  const { id = '' } = useParams({ strict: false })
  const area = areaOf('CONDITION_REPORT')
  return area && <EditCardOfArea area={area} id={id} />
}
