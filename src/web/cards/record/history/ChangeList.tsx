import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#model/engine/diff.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { isLogged } from '#model/engine/logs.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { TypedDatesContext } from '../../../fields/date/typed-dates.ts'
import type { TextKey } from '../../../platform/i18n/text-key.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DiffValue } from '../../../ui/read/DiffValue.tsx'
import { isAside } from '../../shown/AsideValue.tsx'
import { shownChanges } from '../../shown-changes.ts'
import { useLabel } from '../../use-label.ts'
import { ChangedValue } from './ChangedValue.tsx'
import { changePlace } from './change-place.ts'
import styles from './History.module.css'

export interface ChangeListProps {
  /** The subject of the changes, with the area of the texts that contains its labels. */
  readonly area: { readonly type: string; readonly declaration: NamedSheet }
  readonly changes: readonly Change[]
  /** Restores one value; absent if that is not offered. */
  readonly onRestore?: ((change: Change, label: string) => void) | undefined
}

const absent = (value: unknown) => value === null || value === undefined

/** Changes that are not of fields may repeat, as when persons and organisations were linked at once. */
const keyOf = ({ path, kind, before, after }: Change): string =>
  isAside(path) ? `${path} ${kind} ${JSON.stringify([before, after])}` : `${path} ${kind}`

/** Changes by field, before and after (C-K14). */
export function ChangeList({ area, changes, onRestore }: ChangeListProps) {
  const { t } = useTranslation()
  const fieldLabel = useLabel(area.type)
  const labelOf = (path: string): string =>
    isAside(path)
      ? (t(`cards.history.asides.${path.slice(1)}` as TextKey) as string)
      : fieldAt(area.declaration, path)
        ? fieldLabel(path)
        : // A field of an earlier version has no name any longer.
          (path.split('/').at(-1) ?? path)
  return (
    <ul className={styles.changes}>
      {shownChanges(area.declaration, changes).map(change => {
        const place = changePlace(area.declaration, change.path, labelOf)
        const label = place.labels.join(' › ')
        const shown = (value: unknown) =>
          absent(value) ? undefined : (
            <TypedDatesContext value>
              <ChangedValue type={area.type} place={place} kind={change.kind} value={value} />
            </TypedDatesContext>
          )
        return (
          <li key={keyOf(change)} className={styles.change}>
            <DiffValue
              label={label}
              before={change.kind === 'moved' ? undefined : shown(change.before)}
              after={shown(change.after)}
              texts={{
                before: t('cards.history.before'),
                after: t('cards.history.after'),
                nothing: t('cards.history.empty'),
              }}
            />
            {onRestore && !isAside(change.path) && !isLogged(area.declaration, change.path) && (
              <IconButton
                className={styles.restore}
                label={t('cards.history.restoreField', { field: label })}
                title={t('cards.history.restoreOne')}
                onClick={() => onRestore(change, label)}
              >
                <RotateCcw size={15} strokeWidth={1.7} />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
