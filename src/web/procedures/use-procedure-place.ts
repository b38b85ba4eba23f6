import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { procedurePath, proceduresPath } from '#model/navigation/procedure-path.ts'
import { type Level, useOwnCrumbs } from '../platform/crumbs.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { useOpened } from '../platform/use-last-opened.ts'

/** Where one is, in the breadcrumbs and the title of the window: home, list, procedure, and what stands below it. */
export function useProcedurePlace(procedure: Procedure | undefined, below: readonly Level[] = []): void {
  const { t } = useTranslation()
  useStateTitle(procedure && `${procedure.number} ${procedure.title}`)
  useOpened(
    procedure && {
      path: procedurePath(procedure.id),
      title: procedure.title,
      number: procedure.number,
    },
  )
  useOwnCrumbs(
    procedure && [
      { path: '/app', label: t('shell.home') },
      { path: proceduresPath, label: t('procedures.title') },
      { path: procedurePath(procedure.id), label: procedure.number },
      ...below,
    ],
  )
}
