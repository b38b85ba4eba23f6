import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conditionCheck } from '#model/procedures/condition-check/condition-check.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'

const BeginReportDialog = lazy(async () => ({
  default: (await import('./BeginReportDialog.tsx')).BeginReportDialog,
}))

/** The button that starts a report of an object; absent for users who may not. */
export function BeginReportButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useCan({ permissions: conditionCheck.permissions.create })) return null
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {t('conditionReports.begin')}
      </Button>
      {open && (
        <Suspense>
          <BeginReportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
