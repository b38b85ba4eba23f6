import { Download, File, FileSpreadsheet, FileText, type LucideIcon, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#model/api/files/work.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { addressOf } from '../../platform/request/address.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './PlainFile.module.css'
import type { ViewerProps } from './viewed-file.ts'

/** Returns the address that downloads a file as it was uploaded; the session's cookie opens it. */
const downloadAddress = (id: string): string => addressOf(downloadFile, { params: { id } })

/** Characters of a text that are shown of it: enough to know it again. */
const excerptLength = 3000

const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^(XLSX?|ODS|CSV)$/, FileSpreadsheet],
  [/^(PPTX?|ODP)$/, Presentation],
  [/^(DOCX?|ODT|RTF|TXT|EPUB|PDF)$/, FileText],
]

/** A file the page cannot open: its picture or icon, the start of its text, and a link to download it. */
export function PlainFile({ file }: ViewerProps) {
  const { t } = useTranslation()
  const Icon = icons.find(([known]) => known.test(file.extension))?.[1] ?? File
  return (
    <div className={styles.plain}>
      {file.pictured ? (
        <img className={styles.poster} src={thumbnailUrl(file.id, 1200)} alt={file.alt} />
      ) : (
        <Icon size={72} strokeWidth={0.9} aria-hidden="true" />
      )}
      <p className={styles.name}>{file.name || file.title}</p>
      {file.text && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
        <section className={styles.excerpt} aria-label={t('viewer.excerpt')} tabIndex={0}>
          {file.text.slice(0, excerptLength)}
          {file.text.length > excerptLength && ' …'}
        </section>
      )}
      {file.mayDownload && (
        <ButtonLink href={downloadAddress(file.id)} download>
          <Download size={16} strokeWidth={1.7} aria-hidden="true" />
          {t('viewer.download')}
        </ButtonLink>
      )}
    </div>
  )
}
