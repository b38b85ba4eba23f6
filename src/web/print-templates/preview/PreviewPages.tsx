import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PdfPage } from '../../files/view/pdf/PdfPage.tsx'
import { usePdf } from '../../files/view/pdf/use-pdf.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useElementWidth } from '../../ui/use-element-width.ts'
import styles from './Preview.module.css'

export interface PreviewPagesProps {
  readonly url: string
  readonly isBusy: boolean
}

/** The pages of a document one below the other, as wide as there is room. */
export function PreviewPages({ url, isBusy }: PreviewPagesProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame)
  const state = usePdf(url)
  return (
    <div ref={frame} className={styles.pages} data-pages aria-busy={isBusy || state.kind === 'opening'}>
      {state.kind === 'failed' && <p>{t('templates.editor.previewFailed')}</p>}
      {state.kind === 'opening' && <Skeleton width={20} />}
      {state.kind === 'open' &&
        width > 0 &&
        Array.from({ length: state.pdf.numPages }, (_, at) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their numbers
            key={at}
            pdf={state.pdf}
            pageNumber={at + 1}
            label={t('templates.editor.previewPage', { page: at + 1, pages: state.pdf.numPages })}
            expected={state.size}
            // A small label is shown larger than it is, though not without end.
            scale={Math.min(width / state.size.width, 4)}
            onDrawn={() => undefined}
          />
        ))}
    </div>
  )
}
