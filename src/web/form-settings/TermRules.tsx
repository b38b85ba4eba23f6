import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { branchedFields } from '#model/engine/branched-fields.ts'
import { branchExits, type FormRules, type TermRule } from '#model/engine/form-rules.ts'
import type { Field } from '#model/kinds/field.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLabel } from '../cards/use-label.ts'
import { Select } from '../ui/form/Select.tsx'
import { TermPicker } from '../vocabularies/picker/TermPicker.tsx'
import styles from './Forms.module.css'
import { chosenTerms, standingTerms, withTerms } from './rule-edits.ts'

interface TermRulesProps {
  readonly type: string
  readonly kind: string
  readonly path: string
  readonly field: Field
  readonly rules: FormRules
  readonly onChange: (rules: FormRules) => void
}

interface BranchProps {
  readonly name: string
  readonly vocabulary: VocabularyCode
  readonly chosen: TermRule | undefined
  readonly standing: TermRule | undefined
  readonly onChange: (rule: TermRule | undefined) => void
}

/** The branch of a vocabulary that one field offers, and the way out of it. */
function Branch({ name, vocabulary, chosen, standing, onChange }: BranchProps) {
  const { t } = useTranslation()
  const id = useId()
  const label = t('settings.forms.termsOf', { name })
  return (
    <div className={styles.branch}>
      <label htmlFor={id}>{label}</label>
      <TermPicker
        vocabulary={vocabulary}
        value={chosen ? [{ id: chosen.below.id, name: chosen.below.name ?? chosen.below.id }] : []}
        onChange={([below]) => onChange(below && { below, exit: chosen?.exit ?? 'open' })}
        label={label}
        multiple={false}
        withGroups
        control={{ id }}
      />
      {chosen ? (
        <Select
          aria-label={t('settings.forms.exitOf', { name })}
          extent="full"
          options={branchExits.map(value => ({ value, label: t(`settings.forms.exits.${value}`) }))}
          value={chosen.exit}
          onChange={({ target }) =>
            onChange({ ...chosen, exit: branchExits.find(exit => exit === target.value) ?? 'open' })
          }
        />
      ) : (
        <span className={styles.standing}>
          {standing
            ? t('settings.forms.asForAll', { value: standing.below.name ?? standing.below.id })
            : t('settings.forms.allTerms')}
        </span>
      )}
    </div>
  )
}

/** The choices about the terms that a field, and the fields within it, offer. */
export function TermRules({ type, kind, path: outer, field, rules, onChange }: TermRulesProps) {
  const labelOf = useLabel(type)
  return branchedFields(outer, field).map(([path, vocabulary]) => (
    <Branch
      key={path}
      name={labelOf(path)}
      vocabulary={vocabulary}
      chosen={chosenTerms(rules, kind, path)}
      standing={standingTerms(rules, kind, path)}
      onChange={rule => onChange(withTerms(rules, kind, path, rule))}
    />
  ))
}
