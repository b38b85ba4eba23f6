import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellColumns } from '#model/engine/cells.ts'
import { keyPaths } from '#model/exchange/mapping.ts'
import { catalogueArea } from '../../cards/catalogue-area.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import type { SelectOption } from '../../ui/form/Select.tsx'

/** Readers that make whole rows of a list stand for the list itself. */
export const rowReaders = {
  measurements: 'dimensions',
  productions: 'makers',
  inscriptions: 'inscriptions',
  provenance: 'owners',
} as const

export const isRowList = (path: string): path is keyof typeof rowReaders => Object.hasOwn(rowReaders, path)

/** Everything a column can go to, by name. */
export function useFields(): readonly SelectOption[] {
  const { t } = useTranslation()
  const nameOf = useFieldName(catalogueArea)
  return useMemo(() => {
    const lists = Object.entries(rowReaders).map(([path, reader]) => ({
      value: path,
      label: `${nameOf(path)}: ${t(`import.map.readers.${reader}`)}`,
    }))
    const fields = cellColumns(catalogueArea.declaration)
      .filter(({ field }) => !field.derived)
      .map(({ path }) => ({ value: path, label: nameOf(path) }))
    const keys = keyPaths.map(path => ({
      value: path,
      label: t(path === '@id' ? 'import.map.keys.id' : 'import.map.keys.version'),
    }))
    return [...fields, ...lists, ...keys]
  }, [nameOf, t])
}
