import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eraseProcedure } from '#model/api/procedures/procedures.ts'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { useTimes } from '../../cards/record/times.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { BinDrawer } from '../../platform/bin/BinDrawer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { typeName } from '../type-name.ts'
import { useProcedureBin } from './use-procedure-bin.ts'

interface Erasing {
  readonly procedure: ListedProcedure
  readonly leave: (act: () => void) => void
}

/** Procedures that were deleted: to be looked at, brought back, or deleted for good. */
export function ProcedureBin({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const times = useTimes()
  const [erasing, setErasing] = useState<Erasing>()
  const mayErase = useCan(eraseProcedure.access as Requirement)
  const { pages, busy, restore, erase } = useProcedureBin()
  const stay = () => setErasing(undefined)
  return (
    <BinDrawer
      title={t('procedures.bin.title')}
      text={t('procedures.bin.text')}
      empty={t('procedures.bin.empty')}
      pages={pages}
      busy={busy}
      onClose={onClose}
      words={({ id, number, title, type, deletedAt }) => (
        <>
          <Link to={procedurePath(id)}>{title}</Link>
          <span className="numbers">
            {number} · {typeName(t, type)}
          </span>
          {deletedAt !== null && <span>{t('procedures.bin.since', { when: times.full(deletedAt) })}</span>}
        </>
      )}
      actions={(procedure, leave) => (
        <>
          <Button
            aria-label={t('procedures.bin.restoreOf', { number: procedure.number })}
            aria-disabled={busy}
            onClick={() => leave(() => restore(procedure))}
          >
            {t('procedures.restore')}
          </Button>
          {mayErase && procedure.status === 'TODO' && (
            <Button
              look="subtle"
              aria-label={t('procedures.bin.eraseOf', { number: procedure.number })}
              aria-disabled={busy}
              onClick={() => !busy && setErasing({ procedure, leave })}
            >
              {t('procedures.bin.erase')}
            </Button>
          )}
        </>
      )}
    >
      {erasing && (
        <Dialog
          title={t('procedures.bin.eraseTitle', { number: erasing.procedure.number })}
          onClose={stay}
          actions={
            <>
              <Button onClick={stay}>{t('procedures.cancel')}</Button>
              <Button
                look="danger"
                onClick={() => {
                  stay()
                  erasing.leave(() => erase(erasing.procedure))
                }}
              >
                {t('procedures.bin.erase')}
              </Button>
            </>
          }
        >
          {t('procedures.bin.eraseText', { title: erasing.procedure.title })}
        </Dialog>
      )}
    </BinDrawer>
  )
}
