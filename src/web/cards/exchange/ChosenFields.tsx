import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellColumns } from '#model/engine/cells.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import type { CardArea } from '../card-area.ts'
import { useFieldName } from '../use-field-name.ts'
import styles from './Export.module.css'

export interface ChosenFieldsProps {
  readonly area: CardArea
  readonly paths: readonly string[]
  readonly onPaths: (paths: readonly string[]) => void
}

/** The fields that a table is to have, in their order. */
export function ChosenFields({ area, paths, onPaths }: ChosenFieldsProps) {
  const { t } = useTranslation()
  const nameOf = useFieldName(area)
  const options = useMemo(
    () =>
      cellColumns(area.declaration)
        .filter(({ path }) => !paths.includes(path))
        .map(({ path }) => ({ value: path, label: nameOf(path) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [area, paths, nameOf],
  )
  return (
    <div className={styles.chosen}>
      <SearchSelect
        extent="full"
        aria-label={t('import.export.add')}
        placeholder={t('import.export.add')}
        value={undefined}
        options={options}
        texts={{
          none: t('import.export.noField'),
          loading: t('common.loading'),
          count: count => t('cardList.bulk.fieldsFound', { count }),
        }}
        onChange={path => path && onPaths([...paths, path])}
      />
      {paths.length === 0 ? (
        <p className={styles.none}>{t('import.export.none')}</p>
      ) : (
        <ul className={styles.fields} aria-label={t('import.export.fields')}>
          {paths.map(path => (
            <li key={path}>
              <span>{nameOf(path)}</span>
              <IconButton
                label={t('import.export.remove', { field: nameOf(path) })}
                onClick={() => onPaths(paths.filter(each => each !== path))}
              >
                <X size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
