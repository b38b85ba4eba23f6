import { useParams } from '@tanstack/react-router'
import { ComparePage } from '../../files/view/compare/ComparePage.tsx'
import { useArea } from '../cards/use-area.ts'

/** Pictures beside each other: those the address names. */
export function CompareFilesPage() {
  const area = useArea()
  const { ids } = useParams({ strict: false })
  return area && ids ? <ComparePage key={ids} area={area} ids={ids} /> : null
}
