import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CardArea } from '../../cards/card-area.ts'
import { areaOf } from '../../cards/linked-cards.ts'
import { useOwnGuide } from '../../platform/guide/own-guide.ts'
import { ProcedureFailed } from '../../procedures/ProcedureFailed.tsx'
import { BinnedProcedure } from '../../procedures/record/BinnedProcedure.tsx'
import { useOpenedProcedure } from '../../procedures/use-procedure.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CardOfArea } from './CardPage.tsx'
import { EditCardOfArea } from './EditCardPage.tsx'

interface OfItsTypeProps {
  readonly children: (area: CardArea, id: string) => ReactNode
}

/** Finds the area of a procedure: those of all types are below one address. Earlier numbers work as well. */
function OfItsType({ children }: OfItsTypeProps) {
  const { id = '' } = useParams({ strict: false })
  const { data: procedure, error, refetch, isFetching } = useOpenedProcedure(id)
  const area = areaOf(procedure?.type)
  useOwnGuide(area?.declaration.pages.guide)
  if (error && !procedure) return <ProcedureFailed failure={error} onRetry={() => void refetch()} />
  if (!procedure || !area || (procedure.deletedAt !== null && isFetching)) return <Skeleton width={30} />
  if (procedure.deletedAt !== null)
    return <BinnedProcedure procedure={procedure} area={area} onRestored={() => void refetch()} />
  return children(area, procedure.id)
}

/** The page of a procedure, which is that of any record. */
export const ProcedurePage = () => <OfItsType>{(area, id) => <CardOfArea area={area} id={id} />}</OfItsType>

/** The form of a procedure, which is that of any record. */
export const EditProcedurePage = () => (
  <OfItsType>{(area, id) => <EditCardOfArea area={area} id={id} />}</OfItsType>
)
