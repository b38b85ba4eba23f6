import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '#model/engine/merge.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useLabel } from '../../use-label.ts'
import { ChangedValue } from '../history/ChangedValue.tsx'
import type { ChangePlace } from '../history/change-place.ts'
import { changePlace } from '../history/change-place.ts'
import styles from './Conflict.module.css'
import type { Rebased } from './rebase.ts'

interface ConflictChoiceProps {
  readonly type: string
  readonly conflict: Conflict
  readonly place: ChangePlace
  readonly mine: boolean
  readonly onChoose: (mine: boolean) => void
}

/** One field that two people changed: both texts side by side, and the value before. */
function ConflictChoice({ type, conflict, place, mine, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation()
  const label = place.labels.join(' › ')
  const shown = (value: unknown) =>
    value === null || value === undefined ? (
      <span className={styles.nothing}>
        {t(place.isRow ? 'cards.conflict.removed' : 'cards.conflict.nothing')}
      </span>
    ) : (
      <ChangedValue type={type} place={place} kind="set" value={value} />
    )
  return (
    <fieldset className={styles.choice} aria-label={t('cards.conflict.choose', { field: label })}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map(side => (
          <label key={side} className={styles.side}>
            <span className={styles.who}>
              <input
                type="radio"
                name={`conflict ${conflict.path}`}
                checked={mine === (side === 'mine')}
                onChange={() => onChoose(side === 'mine')}
              />
              {t(`cards.conflict.${side}`)}
            </span>
            <span>{shown(conflict[side])}</span>
          </label>
        ))}
      </div>
      <div className={styles.base}>
        {t('cards.conflict.before')}: {shown(conflict.base)}
      </div>
    </fieldset>
  )
}

export interface ConflictDialogProps {
  readonly declaration: NamedSheet
  readonly rebased: Rebased
  /** Name of the person who saved in the meantime; undefined if unknown. */
  readonly by: string | undefined
  /** It was oneself, in another tab or browser. */
  readonly own?: boolean
  readonly busy: boolean
  readonly onResolve: (mine: ReadonlySet<string> | undefined) => Promise<boolean>
}

/**
 * A dialog for fields that both this user and another have changed: mine or theirs, field by field. All other fields are merged already
 * (acceptance row C-K15). Mine is preselected, so that confirming does not lose what was just written.
 */
export function ConflictDialog({
  declaration,
  rebased,
  by,
  own = false,
  busy,
  onResolve,
}: ConflictDialogProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(declaration.type)
  const paths = rebased.conflicts.map(({ path }) => path)
  const [mine, setMine] = useState<ReadonlySet<string>>(() => new Set(paths))
  const choose = ({ path }: Conflict, isMine: boolean) =>
    setMine(set => new Set(isMine ? [...set, path] : [...set].filter(other => other !== path)))
  return (
    <Dialog
      size={820}
      title={t('cards.conflict.title')}
      onClose={() => void onResolve(undefined)}
      actions={
        <>
          <Button onClick={() => void onResolve(undefined)}>{t('cards.conflict.back')}</Button>
          <Button look="primary" busy={busy} onClick={() => void onResolve(mine)}>
            {t('cards.conflict.save')}
          </Button>
        </>
      }
    >
      <p>
        {own
          ? t('cards.conflict.ownText')
          : t('cards.conflict.text', {
              name: by ?? t('cards.conflict.somebody'),
              count: paths.length,
            })}
      </p>
      {paths.length > 1 && (
        <div className={styles.all}>
          <Button look="subtle" onClick={() => setMine(new Set(paths))}>
            {t('cards.conflict.allMine')}
          </Button>
          <Button look="subtle" onClick={() => setMine(new Set())}>
            {t('cards.conflict.allTheirs')}
          </Button>
        </div>
      )}
      {rebased.conflicts.map(one => (
        <ConflictChoice
          key={one.path}
          type={declaration.type}
          conflict={one}
          place={changePlace(declaration, one.path, labelOf)}
          mine={mine.has(one.path)}
          onChoose={isMine => choose(one, isMine)}
        />
      ))}
    </Dialog>
  )
}
