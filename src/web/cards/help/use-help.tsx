import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowHelp } from '../../ui/form/FormRow.tsx'
import { useLabel } from '../use-label.ts'

const FieldHelp = lazy(async () => ({ default: (await import('./FieldHelp.tsx')).FieldHelp }))

/** Returns the help of a row of a form: what the fields at the declared paths are for; undefined for a row without fields of its own. */
export function useHelp(type: string, path: string, paths: readonly string[] = [path]): RowHelp | undefined {
  const { t } = useTranslation()
  const labelOf = useLabel(type)
  if (paths.length === 0) return undefined
  return {
    label: t('cards.form.help.button', { field: labelOf(path) }),
    content: (
      <Suspense>
        <FieldHelp type={type} paths={paths} />
      </Suspense>
    ),
  }
}
