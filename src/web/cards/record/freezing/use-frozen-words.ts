import { useTranslation } from 'react-i18next'
import type { Revision } from '#model/api/cards/shapes.ts'
import { eventPath } from '#model/engine/diff.ts'
import type { CardArea } from '../../card-area.ts'
import type { EventWords } from '../view/record-slots.ts'
import { useStateLabel } from './use-state-label.ts'

/** Returns the texts of the history for finished, annulled and signed records. */
export function useFrozenWords({ declaration }: CardArea): (revision: Revision) => EventWords {
  const { t } = useTranslation()
  const stateLabel = useStateLabel(declaration)
  return ({ changes }) => {
    if (!declaration.freezes) return {}
    const { signed, reason, sha256 } = (changes.find(({ path }) => path === eventPath)?.after ??
      {}) as Readonly<Partial<Record<'signed' | 'reason' | 'sha256', string>>>
    if (signed !== undefined) return { title: t('cards.freezing.sign.of', { name: signed }) }
    if (declaration.freezes.byStep !== undefined) return {}
    if (reason !== undefined) return { title: stateLabel('ANNULLED'), details: reason }
    return sha256 === undefined ? {} : { title: stateLabel('FINISHED') }
  }
}
