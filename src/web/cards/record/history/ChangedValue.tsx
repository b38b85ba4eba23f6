import { useTranslation } from 'react-i18next'
import type { Change } from '#model/engine/diff.ts'
import { isLeaf, isList } from '#model/engine/fields.ts'
import { type Translation, translationPath } from '#model/engine/translations.ts'
import { languageNames } from '#model/languages.ts'
import { fieldKind } from '../../../fields/registry.ts'
import { declaredPath } from '../../form/form-path.ts'
import { AsideValue, isAside } from '../../shown/AsideValue.tsx'
import { earlierText } from '../../shown/earlier-text.ts'
import { ShownValue } from '../../shown/ShownValue.tsx'
import { useLabel } from '../../use-label.ts'
import type { ChangePlace } from './change-place.ts'

export interface ChangedValueProps {
  /** Area of the texts with the labels. */
  readonly type: string
  readonly place: ChangePlace
  readonly kind: Change['kind']
  readonly value: unknown
}

/** The translation that someone found to be still right. */
function TranslationValue({ type, value }: { readonly type: string; readonly value: Translation }) {
  const labelOf = useLabel(type)
  const { path, from, language } = value
  return <>{`${labelOf(declaredPath(path))}: ${languageNames[from]} → ${languageNames[language]}`}</>
}

/** A value of a change, in the words of its field; of a row all it held. */
export function ChangedValue({ type, place: { field, path, isRow }, kind, value }: ChangedValueProps) {
  const { t } = useTranslation()
  if (kind === 'moved') return <>{t('cards.history.moved')}</>
  if (path === translationPath) return <TranslationValue type={type} value={value as Translation} />
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
