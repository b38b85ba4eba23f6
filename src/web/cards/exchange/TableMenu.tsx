import { useNavigate } from '@tanstack/react-router'
import { Download, Grid2x2Check, History, Images, Table2, Upload } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesPictures } from '#model/engine/names-pictures.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, wantedOf } from '../data/list-search.ts'
import { PhotographsContext } from '../files/upload-slot.ts'
import type { LayoutColumns } from '../layouts/own-columns.ts'
import { furtherExportOf } from '../types/further-exports.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }))

export interface TableMenuProps {
  readonly area: CardArea
  /** The list in view, which is exported. */
  readonly search: ListSearch
  readonly columns: LayoutColumns
  /** Begins, or ends, the editing of cells; absent where the person or the view has none. */
  readonly onCells?: (() => void) | undefined
}

/** The list as a table: its cells edited in place, import, its history, export of the list in view. */
export function TableMenu({ area, search, columns, onCells }: TableMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [exporting, setExporting] = useState(false)
  const [exportingFurther, setExportingFurther] = useState(false)
  const further = furtherExportOf(area.type)
  const { permissions } = area.declaration
  const mayImport = useCan({ permissions: permissions.create })
  const mayExport = useCan({ permissions: permissions.download })
  const choosePhotographs = use(PhotographsContext)
  const mayLink = useCan({ permissions: permissions.link })
  const mayUpload = useCan({ permissions: ['damUpload'] })
  const mayFurther = useCan(further?.needs ?? {})
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const items = [
    ...(onCells
      ? [
          {
            id: 'cells',
            label: t('cardList.cells.edit'),
            icon: <Grid2x2Check {...icon} />,
            onSelect: onCells,
            keys: 'c',
          },
        ]
      : []),
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
    ...(choosePhotographs && mayLink && mayUpload && namesPictures(area.declaration)
      ? [
          {
            id: 'photographs',
            label: t('uploads.photographs'),
            icon: <Images {...icon} />,
            onSelect: choosePhotographs,
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
  usePageActions(
    t('common.keys.list'),
    items.map(({ id, label, onSelect, ...rest }) => ({
      id,
      label,
      run: onSelect,
      ...('keys' in rest && { keys: rest.keys }),
    })),
  )
  if (items.length === 0) return null
  return (
    <>
      <Menu
        target={
          <Button look="subtle" aria-label={t('import.export.label')}>
            <Table2 size={16} strokeWidth={1.7} aria-hidden="true" />
            <span>{t(mayImport ? 'import.export.import' : 'import.export.title')}</span>
          </Button>
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
