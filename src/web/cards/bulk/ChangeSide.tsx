import { useTranslation } from 'react-i18next'
import type { Change } from '#model/api/cards/shapes.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import type { CardArea } from '../card-area.ts'
import { AsideValue, isAside } from '../shown/AsideValue.tsx'
import { ShownValue } from '../shown/ShownValue.tsx'
import { useFieldName } from '../use-field-name.ts'
import styles from './Bulk.module.css'

export interface ChangeSideProps {
  readonly area: CardArea
  readonly change: Change
  readonly side: 'before' | 'after'
}

/** Texts for states that are not fields: published, in the trash. */
const states = {
  '@published': { true: 'cardList.bulk.states.published', false: 'cardList.bulk.states.unpublished' },
  '@deleted': { true: 'cardList.bulk.states.deleted', false: 'cardList.bulk.states.there' },
} as const

const isState = (path: string): path is keyof typeof states => Object.hasOwn(states, path)

/** One side of a change, with its field if that is not obvious. */
export function ChangeSide({ area, change: { path, ...sides }, side }: ChangeSideProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(area)
  const value = sides[side]
  if (isState(path)) return <>{t(states[path][value === true ? 'true' : 'false'])}</>
  if (isAside(path) && value) return <AsideValue path={path} value={value} />
  const place = path.replace(/#[^/]*/g, '')
  const field = fieldAt(area.declaration, path)?.field
  return (
    <div title={nameOf(place)}>
      {field && value !== undefined && value !== null ? (
        <ShownValue
          type={area.type}
          field={field}
          // A row that was added or removed is a list of one.
          value={isList(field) && !Array.isArray(value) ? [value] : value}
          path={place}
        />
      ) : (
        <span className={styles.none}>{t('cardList.bulk.nothing')}</span>
      )}
    </div>
  )
}
