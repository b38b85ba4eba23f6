import { FilePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { useFoundWords } from '../../../cards/use-found-words.ts'
import { useCan } from '../../../platform/access/use-can.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { linesArea } from '../lines-area.ts'
import { describedRows } from './described-rows.ts'

const MakeRecordsDialog = lazy(async () => ({
  default: (await import('./MakeRecordsDialog.tsx')).MakeRecordsDialog,
}))

interface DescribedNoteProps {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  /** In the objects of the procedure, or where they are taken along to another one. */
  readonly where: 'listed' | 'taken'
}

/** The number of objects that a procedure only describes; for those who may, with the way to make records of them. Nothing where there are none. */
export function DescribedNote({ procedure, declaration, where }: DescribedNoteProps) {
  const { t } = useTranslation()
  const area = linesArea(declaration)
  const found = useFoundWords(area)
  const mayCreate = useCan({ permissions: area.declaration.permissions.create })
  const [making, setMaking] = useState(false)
  const rows = describedRows(procedure, declaration)
  return (
    <>
      {rows.length > 0 && (
        <Banner
          kind="info"
          role="note"
          inset
          actions={
            procedure.may.edit &&
            mayCreate && (
              <Button onClick={() => setMaking(true)}>
                <FilePlus size={16} strokeWidth={1.8} aria-hidden="true" />
                {t('procedureObjects.described.button')}
              </Button>
            )
          }
        >
          {t(`procedureObjects.described.${where}`, { objects: found(rows.length) })}
        </Banner>
      )}
      <Suspense>
        {making && rows.length > 0 && (
          <MakeRecordsDialog procedure={procedure} rows={rows} onClose={() => setMaking(false)} />
        )}
      </Suspense>
    </>
  )
}
