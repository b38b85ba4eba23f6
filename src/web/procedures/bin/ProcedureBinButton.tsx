import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDeleteSome } from '#model/api/procedures/shapes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { BinButton } from '../../platform/bin/BinButton.tsx'

const ProcedureBin = lazy(async () => ({ default: (await import('./ProcedureBin.tsx')).ProcedureBin }))

/** The way to procedures that were deleted; whoever may not bring one back does not see it. */
export function ProcedureBinButton() {
  const { t } = useTranslation()
  if (!useCan(mayDeleteSome)) return null
  return (
    <BinButton title={t('procedures.bin.title')} drawer={onClose => <ProcedureBin onClose={onClose} />} />
  )
}
