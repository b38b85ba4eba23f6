import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindChoice } from '#model/exchange/kind-choice.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import type { SelectOption } from '../../ui/form/Select.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'
import { FixedValue } from './FixedValue.tsx'
import { isRowList } from './use-fields.ts'

export interface FixedValuesProps {
  readonly mapping: Mapping
  readonly fields: readonly SelectOption[]
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** Fields that every object gets the same value in, since no column has it. The category is asked for beside. */
export function FixedValues({ mapping, fields, onChange }: FixedValuesProps) {
  const { t } = useTranslation()
  const area = useImportArea()
  const nameOf = useFieldName(area)
  const { constants } = mapping
  const kindPath = kindChoice(area.declaration)?.path
  const paths = Object.keys(constants).filter(path => path !== kindPath)
  const set = (path: string, value: string) => onChange({ constants: { ...constants, [path]: value } })
  const possible = fields.filter(
    ({ value }) =>
      !value.startsWith('@') && !isRowList(value) && value !== kindPath && !paths.includes(value),
  )
  return (
    <section className={styles.part}>
      <h2>{t('import.map.fixed')}</h2>
      <p className={styles.intro}>{t('import.map.fixedHint')}</p>
      {paths.length > 0 && (
        <ul className={styles.columns}>
          {paths.map(path => (
            <li key={path} className={styles.column}>
              <p className={styles.name}>{nameOf(path)}</p>
              <div className={styles.pick}>
                <FixedValue
                  path={path}
                  label={t('import.map.fixedValue', { field: nameOf(path) })}
                  value={constants[path] ?? ''}
                  onChange={value => set(path, value)}
                />
                <IconButton
                  label={t('import.map.removeFixed', { field: nameOf(path) })}
                  onClick={() => {
                    const { [path]: _gone, ...others } = constants
                    onChange({ constants: others })
                  }}
                >
                  <X size={15} strokeWidth={1.8} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <SearchSelect
          aria-label={t('import.map.addFixed')}
          placeholder={t('import.map.addFixed')}
          value={undefined}
          options={possible}
          texts={{
            none: t('import.map.nothing'),
            loading: t('common.loading'),
            count: count => t('cardList.bulk.fieldsFound', { count }),
          }}
          onChange={path => path && set(path, '')}
        />
      </div>
    </section>
  )
}
