import { useTranslation } from 'react-i18next'
import { objectCategories } from '#model/cards/object/categories.ts'
import { type ImportMode, importModes, type Mapping } from '#model/exchange/mapping.ts'
import { type Language, languages } from '#model/languages.ts'
import { useLabel } from '../../cards/use-label.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from '../Import.module.css'

/** The field that says of what kind an object is. */
export const categoryPath = 'objectInformation/objectCategory'

export interface OptionsFormProps {
  readonly mapping: Mapping
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** How rows become objects: what is already there, terms, language, category. */
export function OptionsForm({ mapping, onChange }: OptionsFormProps) {
  const { t, i18n } = useTranslation()
  const labelOf = useLabel('object')
  const mayUpdate = useCan({ permissions: ['catalogueEdit'] })
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const modes = importModes.filter(mode => mayUpdate || mode === 'create' || mode === 'skipExisting')
  const setCategory = (code: string) => {
    const { [categoryPath]: _before, ...others } = mapping.constants
    onChange({ constants: code ? { ...others, [categoryPath]: code } : others })
  }
  return (
    <section className={styles.part}>
      <h2>{t('import.map.options')}</h2>
      <FormRow label={t('import.map.mode')}>
        <Select
          value={mapping.mode}
          options={modes.map(value => ({ value, label: t(`import.map.modes.${value}`) }))}
          onChange={({ target }) => onChange({ mode: target.value as ImportMode })}
        />
      </FormRow>
      <FormRow label={t('import.map.match')}>
        <Select
          value={mapping.match}
          options={(['number', 'id'] as const).map(value => ({
            value,
            label: t(`import.map.matches.${value}`),
          }))}
          onChange={({ target }) => onChange({ match: target.value as Mapping['match'] })}
        />
      </FormRow>
      <FormRow label={t('import.map.language')}>
        <Select
          value={mapping.language}
          options={languages.map(value => ({ value, label: names.of(value) ?? value }))}
          onChange={({ target }) => onChange({ language: target.value as Language })}
        />
      </FormRow>
      <FormRow label={t('import.map.category')}>
        <Select
          value={mapping.constants[categoryPath] ?? ''}
          none={t('import.map.noCategory')}
          options={Object.keys(objectCategories).map(code => ({
            value: code,
            label: labelOf(`choice/objectCategory/${code}`),
          }))}
          onChange={({ target }) => setCategory(target.value)}
        />
      </FormRow>
      <div className={styles.checks}>
        <Checkbox
          label={t('import.map.createTerms')}
          hint={t('import.map.createTermsHint')}
          checked={mapping.createTerms}
          onChange={({ target }) => onChange({ createTerms: target.checked })}
        />
        <Checkbox
          label={t('import.map.keepUnmatched')}
          hint={t('import.map.keepUnmatchedHint')}
          checked={mapping.keepUnmatched}
          onChange={({ target }) => onChange({ keepUnmatched: target.checked })}
        />
        {(mapping.mode === 'update' || mapping.mode === 'createAndUpdate') && (
          <Checkbox
            label={t('import.map.emptyClears')}
            checked={mapping.emptyClears}
            onChange={({ target }) => onChange({ emptyClears: target.checked })}
          />
        )}
      </div>
    </section>
  )
}
