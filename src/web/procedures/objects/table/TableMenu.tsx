import { useMutation } from '@tanstack/react-query'
import { Download, Sheet, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TableFormat, tableFormats } from '#model/api/exports.ts'
import { exportObjects } from '#model/api/procedures/objects.ts'
import type { CardType } from '#model/record-types.ts'
import { download } from '../../../platform/download.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'

const LoadTableDialog = lazy(async () => ({
  default: (await import('./LoadTableDialog.tsx')).LoadTableDialog,
}))

const formatNames: Readonly<Record<TableFormat, string>> = { xlsx: 'Excel', csv: 'CSV' }
const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true }

/** The objects of a procedure as a table: downloaded, and loaded by who may edit them. */
export function TableMenu({
  procedureId,
  type,
  mayEdit,
}: {
  readonly procedureId: string
  /** Type of the records. */
  readonly type: CardType
  readonly mayEdit: boolean
}) {
  const { t } = useTranslation()
  const [loading, setLoading] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (format: TableFormat) =>
      download(exportObjects, { params: { id: procedureId }, query: { format } }),
    onError: failure => notices.add('error', wordsForFailure(failure)),
  })
  const downloads = tableFormats.map(format => ({
    id: format,
    label: t('procedureObjects.table.download', { format: formatNames[format] }),
    icon: <Download {...icon} />,
    onSelect: () => mutate(format),
  }))
  const load = {
    id: 'load',
    label: t('procedureObjects.table.load'),
    icon: <Upload {...icon} />,
    onSelect: () => setLoading(true),
  }
  return (
    <>
      <Menu
        target={
          <Button busy={isPending}>
            <Sheet {...icon} />
            {t('procedureObjects.table.button')}
          </Button>
        }
        sections={[
          { id: 'downloads', items: downloads },
          ...(mayEdit ? [{ id: 'load', items: [load] }] : []),
        ]}
      />
      <Suspense>
        {loading && (
          <LoadTableDialog procedureId={procedureId} type={type} onClose={() => setLoading(false)} />
        )}
      </Suspense>
    </>
  )
}
