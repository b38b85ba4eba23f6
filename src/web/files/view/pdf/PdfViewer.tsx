import { useTranslation } from 'react-i18next'
import { pageUrl, previewUrl } from '#model/api/files/media.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { PlainFile } from '../PlainFile.tsx'
import type { ViewedFile, ViewerProps } from '../viewed-file.ts'
import styles from './Pdf.module.css'
import { PdfReader } from './PdfReader.tsx'
import { usePdf } from './use-pdf.ts'

/** Pages shown at most: who needs more of a document reads it as a whole. */
const most = 2000

/** Pictures of a document's pages below each other, each fetched when it comes into view. */
function PagePictures({ file }: { readonly file: ViewedFile }) {
  const { t } = useTranslation()
  return (
    <div className={styles.reader} data-own-arrows>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
      <section className={styles.pages} aria-label={file.title} tabIndex={0} data-pages>
        {Array.from({ length: Math.min(most, file.pages) }, (_, index) => index + 1).map(page => (
          <img
            key={page}
            className={styles.pictured}
            src={pageUrl(file.id, page)}
            alt={t('viewer.pdf.page', { page })}
            loading="lazy"
            data-page={page}
          />
        ))}
      </section>
    </div>
  )
}

/** A document of pages, to be read in the page (C-F02); those who may not download it are shown pictures of its pages. */
export function PdfViewer({ file }: ViewerProps) {
  if (file.mayDownload) return <WholePdf file={file} />
  return file.pages > 0 ? <PagePictures file={file} /> : <PlainFile file={file} />
}

/** A document; one that cannot be opened can be downloaded. */
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
