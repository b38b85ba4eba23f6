import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createReport, listReports } from '#model/api/condition-reports.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'

/** Starts a report of an object, optionally in a procedure, and opens it. */
export function useBeginReport(procedureId?: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (objectId: string) =>
      call(createReport, { body: { objectId, ...(procedureId && { procedureId }) } }),
    onSuccess({ id }) {
      void client.invalidateQueries({ queryKey: [listReports.name] })
      void navigate({ to: conditionReportPath(id) })
    },
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
}
