import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import { kindChoice } from '#model/exchange/kind-choice.ts'
import type { Mapping } from '#model/exchange/mapping.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { useFieldName } from '../../cards/use-field-name.ts'
import { useLabel } from '../../cards/use-label.ts'
import { Select, type SelectOption } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SearchSelect } from '../../ui/suggest/SearchSelect.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../use-import.ts'
import { isRowList } from './use-fields.ts'

interface FixedValueProps {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A value as in a cell of the table; known values can be selected. */
function FixedValue({ path, label, value, onChange }: FixedValueProps) {
  const { t } = useTranslation()
  const { type, declaration } = useImportArea()
  const labelOf = useLabel(type)
  const field = cellColumnsByPath(declaration).get(path)?.field
  const common = { 'aria-label': label, extent: 'full' } as const
  const { name = '', choices = {} } = field?.kind === 'choice' ? (field as unknown as ChoiceField) : {}
  const options =
    field?.kind === 'boolean'
      ? (['yes', 'no'] as const).map(word => ({ value: word, label: t(`import.map.${word}`) }))
      : Object.keys(choices).map(code => ({ value: code, label: labelOf(`choice/${name}/${code}`) }))
  if (options.length > 0)
    return (
      <Select
        {...common}
        value={value}
        none={t('import.map.chooseValue')}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (field?.kind === 'longText')
    return <TextArea {...common} value={value} onChange={({ target }) => onChange(target.value)} />
  return (
    <TextInput {...common} maxLength={2000} value={value} onChange={({ target }) => onChange(target.value)} />
  )
}

interface FixedValuesProps {
  readonly mapping: Mapping
  readonly fields: readonly SelectOption[]
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** Fields without a column that get the same value in every object. The category has its own control. */
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
