import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import styles from './Shown.module.css'

/** Returns whether a path is of a property that is not a field: trash, publication, cover. They begin with '@'. */
export const isAside = (path: string): boolean => path.startsWith('@')

/** A merge with another record, and its reason. */
const isMerged = (value: unknown): value is { readonly title: string; readonly reason?: string } =>
  typeof value === 'object' && value !== null && 'title' in value

/** A value of such a property: yes or no, or the picture that was the cover. */
export function AsideValue({ path, value }: { readonly path: string; readonly value: unknown }) {
  const { t } = useTranslation()
  if (typeof value === 'boolean') return <>{t(value ? 'cards.record.yes' : 'cards.record.no')}</>
  if (path === '@cover')
    return (
      <img
        className={styles.cover}
        src={thumbnailUrl(String(value), 160)}
        alt={t('cards.record.picture.cover')}
      />
    )
  if (isMerged(value)) return <>{[value.title, value.reason].filter(Boolean).join(': ')}</>
  return <>{String(value)}</>
}
