import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { type ListPatch, unnarrowed } from '../data/list-search.ts'

export interface SearchLostProps {
  readonly area: CardArea
  /** The search does not exist for this user, or refers to something that no longer exists. */
  readonly reason: 'gone' | 'broken'
  /** Fields it asks for that are no longer there. */
  readonly missing?: readonly string[]
  readonly onChange: (patch: ListPatch) => void
}

/** In place of a list whose search can't be run: better no cards than others. */
export function SearchLost({ area, reason, missing = [], onChange }: SearchLostProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        title={t(`searches.saved.lost.${reason}`)}
        actions={
          <Button
            look="primary"
            onClick={() => onChange({ ...unnarrowed, sort: undefined, order: undefined })}
          >
            {t(cardWordKey(area.type, 'showAll'))}
          </Button>
        }
      >
        {t(`searches.saved.lost.${reason}Text`)}
        {missing.length > 0 && (
          <>
            <br />
            {t('searches.saved.lost.fields', { fields: missing.join(', ') })}
          </>
        )}
      </EmptyState>
    </div>
  )
}
