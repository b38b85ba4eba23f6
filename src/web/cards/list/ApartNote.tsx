import { useTranslation } from 'react-i18next'
import { apartFacet } from '#model/engine/apart.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { type ListPatch, type ListSearch, withFacet } from '../data/list-search.ts'
import styles from './ListPage.module.css'

export interface ApartNoteProps {
  readonly area: CardArea
  readonly search: ListSearch
  /** Number of records that would be in the list if they were not kept apart. */
  readonly count: number
  readonly onChange: (patch: ListPatch) => void
}

/** A note that records kept apart are not in the list, with a button that shows these. */
export function ApartNote({ area, search, count, onChange }: ApartNoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { declaration } = area
  const facet = apartFacet(declaration)
  if (!facet || count === 0) return null
  const shown = new Intl.NumberFormat(language).format(count)
  const values = (declaration.apart?.ids ?? []).map(String)
  return (
    <p className={styles.apart}>
      {t(cardWordKey(area.type, 'apart') as TextKey, { shown, count }) as string}
      <Button
        look="subtle"
        onClick={() => onChange({ filters: withFacet(search.filters, facet.name, values) })}
      >
        {t('cardList.apart.show')}
      </Button>
    </p>
  )
}
