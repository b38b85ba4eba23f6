import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { deleteReport, listReports, restoreReport } from '#model/api/condition-reports.ts'
import { conditionReportPath, conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'

/** Puts a draft into the bin, from which it can be taken back. */
export function DeleteReport({ id, number }: { readonly id: string; readonly number: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = { id }
  const failed = (failure: unknown) => notices.add('error', wordsForFailure(failure))
  const restore = async () => {
    try {
      await call(restoreReport, { params })
      void client.invalidateQueries({ queryKey: [listReports.name] })
      void navigate({ to: conditionReportPath(id) })
    } catch (failure) {
      failed(failure)
    }
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteReport, { params }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: [listReports.name] })
      notices.add(
        'info',
        'conditionReports.deleted',
        { number },
        {
          label: 'conditionReports.undo',
          run: () => void restore(),
        },
      )
      void navigate({ to: conditionReportsPath })
    },
    onError: failed,
  })
  return (
    <Button look="subtle" busy={isPending} onClick={() => mutate()}>
      <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
      {t('conditionReports.delete')}
    </Button>
  )
}
