import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOfId } from '#model/cards/declarations.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import type { ResultsToDownload } from './downloads.ts'

const DownloadDialog = lazy(async () => ({ default: (await import('./DownloadDialog.tsx')).DownloadDialog }))

interface DownloadResultsButtonProps extends ResultsToDownload {
  readonly look?: ButtonProps['look']
}

/** Opens the dialog that requests a file with results; absent for users who may not export such records. */
export function DownloadResultsButton({ look, ...results }: DownloadResultsButtonProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const declaration = declarationOfId(results.classId)
  const may = useCan({ permissions: declaration?.permissions.download ?? [] })
  if (!declaration || !may) return null
  return (
    <>
      <Button {...(look && { look })} disabled={results.count === 0} onClick={() => setOpen(true)}>
        <Download size={16} strokeWidth={1.7} aria-hidden="true" />
        <span>{t('searchDownloads.button')}</span>
      </Button>
      {open && (
        <Suspense>
          <DownloadDialog results={results} declaration={declaration} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
