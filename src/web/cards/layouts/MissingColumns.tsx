import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { columnChoices } from './column-choice.ts'
import type { Arrangement } from './use-arrangement.ts'

export interface MissingColumnsProps {
  readonly area: CardArea
  readonly arrangement: Arrangement
}

/** Columns of the current view whose fields no longer exist, offered for removal. */
export function MissingColumns({ area, arrangement: { columns, setColumns } }: MissingColumnsProps) {
  const { t } = useTranslation()
  const known = new Set(columnChoices(area).map(({ path }) => path))
  const missing = columns.filter(({ path }) => !known.has(path))
  if (missing.length === 0) return null
  return (
    <Banner
      kind="info"
      inset
      actions={
        <Button look="subtle" onClick={() => setColumns(columns.filter(({ path }) => known.has(path)))}>
          {t('cardList.columns.removeMissing')}
        </Button>
      }
    >
      {t('cardList.columns.missing', { fields: missing.map(({ path }) => path).join(', ') })}
    </Banner>
  )
}
