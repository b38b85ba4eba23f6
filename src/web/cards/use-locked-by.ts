import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'

/** The reason why a card cannot be published, deleted or given another cover now; undefined while it can. */
export function useLockedBy({ lock }: Pick<CardAnswer, 'lock'>): string | undefined {
  const { t } = useTranslation()
  return lock.isLockedBySomeoneElse ? t('cards.record.lockedBy', { name: lock.userName ?? '' }) : undefined
}
