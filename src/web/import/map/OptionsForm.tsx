import { useTranslation } from 'react-i18next'
import { kindChoice } from '#model/exchange/kind-choice.ts'
import { changesCards, type ImportMode, type Mapping, matchKeys } from '#model/exchange/mapping.ts'
import { modesFor } from '#model/exchange/modes-for.ts'
import { type Language, languages } from '#model/languages.ts'
import { useLabel } from '../../cards/use-label.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'

export interface OptionsFormProps {
  readonly mapping: Mapping
  readonly onChange: (patch: Partial<Mapping>) => void
}

/** How rows become cards: what is already there, terms, language, kind. */
export function OptionsForm({ mapping, onChange }: OptionsFormProps) {
  const { t, i18n } = useTranslation()
  const { type, declaration } = useImportArea()
  const labelOf = useLabel(type)
  const mayUpdate = useCan({ permissions: declaration.permissions.update })
  const kind = kindChoice(declaration)
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const modes = modesFor(declaration).filter(mode => mayUpdate || !changesCards(mode))
  const setKind = (path: string, code: string) => {
    const { [path]: _before, ...others } = mapping.constants
    onChange({ constants: code ? { ...others, [path]: code } : others })
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
          options={matchKeys.map(value => ({
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
      {kind && (
        <FormRow label={labelOf(kind.path)}>
          <Select
            value={mapping.constants[kind.path] ?? ''}
            none={t('import.map.noCategory')}
            options={kind.codes.map(code => ({ value: code, label: labelOf(`choice/${kind.name}/${code}`) }))}
            onChange={({ target }) => setKind(kind.path, target.value)}
          />
        </FormRow>
      )}
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
