import { useTranslation } from 'react-i18next'
import { thumbnailUrl } from '#model/api/files.ts'
import styles from './Shown.module.css'

/** Returns true for paths of properties besides the fields: trash, publication, cover. They begin with '@'. */
export const isAside = (path: string): boolean => path.startsWith('@')

/** Another card that became one with this one, or this one with it; and why. */
const isMerged = (value: unknown): value is { readonly title: string; readonly reason?: string } =>
  typeof value === 'object' && value !== null && 'title' in value

/** A value of such a thing: yes or no, or the picture that was the cover. */
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
