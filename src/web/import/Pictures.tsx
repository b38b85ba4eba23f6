import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Stat, StatRow } from '../ui/Stat.tsx'
import styles from './Import.module.css'
import type { ImportActions } from './use-import.ts'

/** Files that are named one by one; the others are counted. */
const filesShown = 10

/** The pictures that the rows of a checked table name, and the files of its ZIP that none does. */
export function FoundPictures({ pictures }: { readonly pictures: ImportWithFile['pictures'] }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { found, rows, unnamed, unnamedFiles, files } = pictures
  if (found === 0 && files === 0) return null
  const named = unnamedFiles.slice(0, filesShown)
  const listed = named.join(' · ')
  const more = unnamed - named.length
  return (
    <section className={styles.part}>
      <h2>{t('import.check.pictures.title')}</h2>
      <div className={styles.counts}>
        <StatRow>
          <Stat label={t('import.check.pictures.found')} value={numbers.format(found)} />
          <Stat label={t('import.check.pictures.rows')} value={numbers.format(rows)} />
          {files > 0 && (
            <Stat
              label={t('import.check.pictures.unnamed')}
              value={numbers.format(unnamed)}
              {...(unnamed > 0 && { tone: 'warning' as const })}
            />
          )}
        </StatRow>
      </div>
      {unnamed > 0 && (
        <p className={styles.files}>
          {t('import.check.pictures.unnamedFiles', {
            files:
              more > 0
                ? t('import.check.pictures.more', {
                    files: listed,
                    count: more,
                    replace: { count: numbers.format(more) },
                  })
                : listed,
          })}
        </p>
      )}
    </section>
  )
}

interface AttachedPicturesProps {
  readonly answer: Pick<ImportWithFile, 'id' | 'pictures' | 'undone'>
  readonly retry: ImportActions['retryPictures']
}

/** The pictures of an import that was loaded: on their way, attached, or not. */
export function AttachedPictures({ answer: { id, pictures, undone }, retry }: AttachedPicturesProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { waiting, attached, there, failed } = pictures
  const total = waiting + attached + there + failed
  if (total === 0) return null
  const label = t('import.load.pictures.running')
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{t('import.load.pictures.title')}</h2>
      {waiting > 0 && (
        <>
          <p className={styles.intro}>{label}</p>
          <ProgressBar
            label={label}
            value={(total - waiting) / total}
            text={t('import.load.pictures.progress', {
              done: numbers.format(total - waiting),
              total: numbers.format(total),
            })}
          />
        </>
      )}
      <div className={styles.counts}>
        <StatRow>
          <Stat
            label={t('import.load.pictures.attached')}
            value={numbers.format(attached)}
            {...(attached > 0 && { tone: 'success' as const })}
          />
          <Stat label={t('import.load.pictures.there')} value={numbers.format(there)} />
          <Stat
            label={t('import.load.pictures.failed')}
            value={numbers.format(failed)}
            {...(failed > 0 && { tone: 'danger' as const })}
          />
        </StatRow>
      </div>
      {failed > 0 && waiting === 0 && !undone && (
        <div className={styles.download}>
          <Button busy={retry.isPending} onClick={() => retry.mutate(id)}>
            {t('import.load.pictures.retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
