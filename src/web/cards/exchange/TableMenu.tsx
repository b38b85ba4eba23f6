import { useNavigate } from '@tanstack/react-router'
import { Download, History, Table2, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/access/use-can.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, wantedOf } from '../data/list-search.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'
import { furtherExportOf } from '../types/further-exports.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

export interface TableMenuProps {
  readonly area: CardArea
  /** The list in view, which is exported. */
  readonly search: ListSearch
  readonly columns: LayoutColumns
}

/** Tables in and out: import, its history, export of the list in view. */
export function TableMenu({ area, search, columns }: TableMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [exporting, setExporting] = useState(false)
  const [exportingFurther, setExportingFurther] = useState(false)
  const further = furtherExportOf(area.type)
  const { permissions } = area.declaration
  const mayImport = useCan({ permissions: permissions.create })
  const mayExport = useCan({ permissions: permissions.download })
  const mayFurther = useCan(further?.needs ?? {})
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const items = [
    ...(mayImport
      ? [
          {
            id: 'import',
            label: t('import.menu'),
            icon: <Upload {...icon} />,
            onSelect: () => void navigate({ to: '/app/catalogue/import', search: { type: area.type } }),
          },
          {
            id: 'history',
            label: t('import.historyMenu'),
            icon: <History {...icon} />,
            onSelect: () => void navigate({ to: '/app/catalogue/imports', search: { type: area.type } }),
          },
        ]
      : []),
    ...(mayExport
      ? [
          {
            id: 'export',
            label: t('import.export.title'),
            icon: <Download {...icon} />,
            onSelect: () => setExporting(true),
          },
        ]
      : []),
    ...(mayExport && further && mayFurther
      ? [
          {
            id: 'further',
            label: t(further.label) as string,
            icon: <further.Icon {...icon} />,
            onSelect: () => setExportingFurther(true),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        target={
          <IconButton label={t('import.export.label')}>
            <Table2 size={18} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
        }
        sections={[{ id: 'tables', items }]}
      />
      {exporting && (
        <Suspense>
          <ExportDialog
            area={area}
            selection={wantedOf(search)}
            columns={columns}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
      {exportingFurther && further && (
        <Suspense>
          <further.Dialog
            type={area.type}
            selection={wantedOf(search)}
            onClose={() => setExportingFurther(false)}
          />
        </Suspense>
      )}
    </>
  )
}
