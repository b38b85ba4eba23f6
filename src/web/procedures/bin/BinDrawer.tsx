import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eraseProcedure } from '#model/api/procedures/procedures.ts'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { useTimes } from '../../cards/record/times.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { firstFocusable, useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { typeName } from '../type-name.ts'
import styles from './Bin.module.css'
import { useBin } from './use-bin.ts'

/** Procedures that were deleted: to be looked at, brought back, or deleted for good. */
export function BinDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const times = useTimes()
  const [erasing, setErasing] = useState<ListedProcedure>()
  const mayErase = useCan(eraseProcedure.access as Requirement)
  const { procedures, isPending, isError, retry, more, busy, restore, erase } = useBin()
  const list = useRef<HTMLUListElement>(null)
  const focusAfter = useMovedFocus(
    list,
    procedures.map(({ id }) => id),
  )
  /** Something is done to one of them, and it leaves: the focus goes to the next. */
  const leave = (procedure: ListedProcedure, act: (procedure: ListedProcedure) => void) => {
    if (busy) return
    const next = Math.min(procedures.indexOf(procedure), procedures.length - 2)
    focusAfter(element => firstFocusable(element.children[next]))
    act(procedure)
  }
  return (
    <Drawer title={t('procedures.bin.title')} closeLabel={t('common.close')} onClose={onClose}>
      <p className={styles.text}>{t('procedures.bin.text')}</p>
      {isPending && <Skeleton width={18} />}
      {isError && <Button onClick={retry}>{t('common.tryAgain')}</Button>}
      {!isPending && !isError && procedures.length === 0 && (
        <p className={styles.text}>{t('procedures.bin.empty')}</p>
      )}
      <ul ref={list}>
        {procedures.map(procedure => {
          const { id, number, title, type, status, deletedAt } = procedure
          return (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <Link to={procedurePath(id)} className={styles.title}>
                  {title}
                </Link>
                <span className={`${styles.small} numbers`}>
                  {number} · {typeName(t, type)}
                </span>
                {deletedAt !== null && (
                  <span className={styles.small}>
                    {t('procedures.bin.since', { when: times.full(deletedAt) })}
                  </span>
                )}
              </div>
              <div className={styles.ways}>
                <Button
                  aria-label={t('procedures.bin.restoreOf', { number })}
                  aria-disabled={busy}
                  onClick={() => leave(procedure, restore)}
                >
                  {t('procedures.restore')}
                </Button>
                {mayErase && status === 'TODO' && (
                  <Button
                    look="subtle"
                    aria-label={t('procedures.bin.eraseOf', { number })}
                    aria-disabled={busy}
                    onClick={() => !busy && setErasing(procedure)}
                  >
                    {t('procedures.bin.erase')}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {more && (
        <Button look="subtle" busy={busy} onClick={more}>
          {t('cardList.bin.more')}
        </Button>
      )}
      {erasing && (
        <Dialog
          title={t('procedures.bin.eraseTitle', { number: erasing.number })}
          onClose={() => setErasing(undefined)}
          actions={
            <>
              <Button onClick={() => setErasing(undefined)}>{t('procedures.cancel')}</Button>
              <Button
                look="danger"
                onClick={() => {
                  setErasing(undefined)
                  leave(erasing, erase)
                }}
              >
                {t('procedures.bin.erase')}
              </Button>
            </>
          }
        >
          {t('procedures.bin.eraseText', { title: erasing.title })}
        </Dialog>
      )}
    </Drawer>
  )
}
