import { useTranslation } from 'react-i18next'
import { pageUrl } from '#model/api/files/media.ts'
import type { ViewedFile } from '../viewed-file.ts'
import styles from './Pdf.module.css'

/** Pages shown at the most: who needs more of a document reads it as a whole. */
const most = 2000

/** Pictures of a document's pages below each other, each fetched when it comes into view. */
export function PagePictures({ file }: { readonly file: ViewedFile }) {
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
