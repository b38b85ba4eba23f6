import { useQuery } from '@tanstack/react-query'
import { listReports } from '#model/api/condition-reports.ts'
import { mayReadSome } from '#model/api/procedures/shapes.ts'
import { useCan } from '../platform/access/use-can.ts'
import { useNews } from '../platform/events/use-news.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { LoadFailed } from '../platform/query/LoadFailed.tsx'
import { ReportsOfObject } from './of-object/ReportsOfObject.tsx'

export interface ObjectReportsProps {
  readonly objectId: string
  /** Only reports of this procedure; new ones belong to it. */
  readonly procedureId?: string | undefined
  /** No report can be started: the object is deleted, or the procedure is closed. */
  readonly readOnly?: boolean
}

/** The condition reports of an object, latest changes first: a draft can be continued, or a new report started. */
export function ObjectReports({ objectId, procedureId, readOnly = false }: ObjectReportsProps) {
  const mayRead = useCan(mayReadSome)
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listReports, {
      query: { object: objectId, size: 50, ...(procedureId && { procedure: procedureId }) },
    }),
    enabled: mayRead,
  })
  useNews('report.changed', () => {
    if (mayRead) void refetch()
  })
  if (isError && !data) return <LoadFailed inline retry={() => void refetch()} />
  if (!data) return null
  return (
    <ReportsOfObject
      objectId={objectId}
      procedureId={procedureId}
      readOnly={readOnly}
      reports={data.result}
    />
  )
}
