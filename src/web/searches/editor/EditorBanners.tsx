import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

interface EditorBannersProps {
  readonly saved: SavedSearch | undefined
  readonly mayChange: boolean
  readonly hasFailed: boolean
  /** Somebody else has saved it meanwhile. */
  readonly isOutdated: boolean
  /** What was typed before a reload stands here again. */
  readonly isRestored: boolean
  readonly onDiscard: () => void
  readonly onOverwrite: () => void
}

/** What one should know of the search before one goes on with it. */
export function EditorBanners({
  saved,
  mayChange,
  hasFailed,
  isOutdated,
  isRestored,
  onDiscard,
  onOverwrite,
}: EditorBannersProps) {
  const { t } = useTranslation()
  return (
    <>
      {hasFailed && (
        <Banner kind="danger" role="alert" inset>
          {t('searches.editor.failed')}
        </Banner>
      )}
      {isOutdated && saved && (
        <Banner
          kind="warning"
          role="alert"
          inset
          actions={
            <>
              <Button onClick={onDiscard}>{t('searches.editor.takeTheirs')}</Button>
              <Button onClick={onOverwrite}>{t('searches.editor.saveMine')}</Button>
            </>
          }
        >
          {t('searches.editor.changedMeanwhile')}
        </Banner>
      )}
      {!mayChange && saved && (
        <Banner kind="info" inset>
          {t('searches.editor.mayNotChange', { owner: saved.owner })}
        </Banner>
      )}
      {isRestored && (
        <Banner
          kind="info"
          inset
          actions={<Button onClick={onDiscard}>{t('searches.editor.discard')}</Button>}
        >
          {t('searches.editor.restored')}
        </Banner>
      )}
    </>
  )
}
