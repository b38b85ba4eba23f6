import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellColumns } from '#model/engine/cells.ts'
import { objectAliases } from '#model/exchange/aliases.ts'
import { keyPaths } from '#model/exchange/mapping.ts'
import { picturesPath, takesPictures } from '#model/exchange/pictures.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import type { SelectOption } from '../../ui/form/Select.tsx'
import { useImportArea } from '../use-import.ts'

/** Readers that produce whole rows, by their list, which is offered as a separate target. */
export const rowReaders = {
  measurements: 'dimensions',
  productions: 'makers',
  inscriptions: 'inscriptions',
  provenance: 'owners',
  bibliography: 'references',
} as const

export const isRowList = (path: string): path is keyof typeof rowReaders => Object.hasOwn(rowReaders, path)

const keyNames = {
  '@id': 'id',
  '@version': 'version',
  '@key': 'key',
  '@museum': 'museum',
} as const satisfies Record<(typeof keyPaths)[number], string>

/** Headings of columns elsewhere, by the path of the field they are for: 'accession number', 'Inventarnummer'. */
const namesElsewhere: ReadonlyMap<string, string> = new Map(
  objectAliases.flatMap(({ names, ways: [way] }) => (way?.[0] ? [[way[0].path, names] as const] : [])),
)

/** Names of columns with pictures elsewhere. */
const pictureWords = 'image|photo|file name|Bild|Foto|Dateiname|immagine|zdjęcie'

/** Everything a column can go to, by name; found also by what the columns of other systems are called. */
export function useFields(): readonly SelectOption[] {
  const { t } = useTranslation()
  const area = useImportArea()
  const nameOf = useFieldName(area)
  return useMemo(() => {
    const columns = cellColumns(area.declaration)
    const own = Object.entries(rowReaders).filter(([path]) =>
      columns.some(each => each.path.startsWith(`${path}/`)),
    )
    const option = (path: string, label: string): SelectOption => {
      const keywords = namesElsewhere.get(path)
      return { value: path, label, ...(keywords && { keywords }) }
    }
    const lists = own.map(([path, reader]) =>
      option(path, `${nameOf(path)}: ${t(`import.map.readers.${reader}`)}`),
    )
    const fields = columns.filter(({ field }) => !field.derived).map(({ path }) => option(path, nameOf(path)))
    const keys = keyPaths.map(path => ({
      value: path,
      label: t(`import.map.keys.${keyNames[path]}`),
    }))
    const pictures = takesPictures(area.declaration)
      ? [{ value: picturesPath, label: t('import.map.keys.pictures'), keywords: pictureWords }]
      : []
    return [...fields, ...lists, ...pictures, ...keys]
  }, [area, nameOf, t])
}
