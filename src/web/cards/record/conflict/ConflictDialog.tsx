import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conflict } from '#model/engine/merge.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useLabel } from '../../use-label.ts'
import { changePlace } from '../history/change-place.ts'
import styles from './Conflict.module.css'
import { ConflictChoice } from './ConflictChoice.tsx'
import type { Rebased } from './rebase.ts'

export interface ConflictDialogProps {
  readonly declaration: NamedSheet
  readonly rebased: Rebased
  /** Who saved meanwhile; undefined where it is not known. */
  readonly by: string | undefined
  /** It was oneself, in another tab or browser. */
  readonly own?: boolean
  readonly busy: boolean
  readonly onResolve: (mine: ReadonlySet<string> | undefined) => Promise<boolean>
}

/**
 * Somebody saved while one was editing, and some fields were changed by both: mine or theirs, field by field. All else is merged already
 * (acceptance row C-K15). Begins with mine: what one has just written is not lost by pressing on.
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
