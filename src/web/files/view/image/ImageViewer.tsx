import { Columns2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import { ZoomedFile } from './ZoomedFile.tsx'

const CompareWith = lazy(async () => ({ default: (await import('../compare/CompareWith.tsx')).CompareWith }))

/** A zoomable picture that can be compared with another one (C-F02). */
export function ImageViewer({ file, onSweep }: ViewerProps) {
  const { t } = useTranslation()
  const [comparing, setComparing] = useState(false)
  return (
    <>
      <ZoomedFile
        id={file.id}
        label={file.alt}
        onSweep={onSweep}
        actions={
          <IconButton
            label={t('viewer.compareWith')}
            title={t('viewer.compareWith')}
            onClick={() => setComparing(true)}
          >
            <Columns2 size={18} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        }
      />
      {comparing && (
        <Suspense>
          <CompareWith file={file} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  )
}
