import { useTranslation } from 'react-i18next'
import type { Change } from '#model/engine/diff.ts'
import { isLeaf, isList } from '#model/engine/fields.ts'
import { fieldKind } from '../../../fields/registry.ts'
import { AsideValue, isAside } from '../../shown/AsideValue.tsx'
import { earlierText } from '../../shown/earlier-text.ts'
import { ShownValue } from '../../shown/ShownValue.tsx'
import type { ChangePlace } from './change-place.ts'

export interface ChangedValueProps {
  /** Area of the texts with the labels. */
  readonly type: string
  readonly place: ChangePlace
  readonly kind: Change['kind']
  readonly value: unknown
}

/** A value of a change, in the words of its field; of a row all it held. */
export function ChangedValue({ type, place: { field, path, isRow }, kind, value }: ChangedValueProps) {
  const { t } = useTranslation()
  if (kind === 'moved') return <>{t('cards.history.moved')}</>
  if (isAside(path)) return <AsideValue path={path} value={value} />
  // A field of an earlier version: its value is shown as stored.
  if (!field) return <>{earlierText(value)}</>
  if (isLeaf(field)) {
    const { Display } = fieldKind(field)
    return <Display field={field} value={value} />
  }
  const rows = isRow && isList(field) ? [value] : value
  return <ShownValue type={type} field={field} value={rows} path={path} />
}
