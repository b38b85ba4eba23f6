import { useTranslation } from 'react-i18next'
import { previewUrl } from '#model/api/files/media.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewerProps } from '../viewed-file.ts'
import { PagePictures } from './PagePictures.tsx'
import styles from './Pdf.module.css'
import { PdfReader } from './PdfReader.tsx'
import { usePdf } from './use-pdf.ts'

/** A document of pages, to be read in the page (acceptance row C-F02); those who may not download it are shown pictures of its pages. */
export function PdfViewer({ file }: ViewerProps) {
  if (file.mayDownload) return <WholePdf file={file} />
  return file.pages > 0 ? <PagePictures file={file} /> : <PlainFile file={file} />
}

/** What cannot be opened can be fetched. */
function WholePdf({ file }: ViewerProps) {
  const { t } = useTranslation()
  const state = usePdf(previewUrl(file.id))
  if (state.kind === 'failed') return <PlainFile file={file} />
  if (state.kind === 'opening')
    return (
      <div className={styles.opening} aria-busy="true">
        {file.pictured && <img src={thumbnailUrl(file.id, 1200)} alt={t('viewer.pdf.page', { page: 1 })} />}
      </div>
    )
  return <PdfReader pdf={state.pdf} size={state.size} file={file} />
}
