import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldOfTerms, fieldsOfTerms } from '#model/engine/branched-fields.ts'
import { branchExits, type FormRules, type TermRule } from '#model/engine/form-rules.ts'
import type { Field } from '#model/kinds/field.ts'
import { useLabel } from '../../cards/use-label.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'
import styles from './Forms.module.css'
import { NewListDialog } from './NewListDialog.tsx'
import { chosenTerms, type ListMaking, standingTerms, withTerms } from './rule-edits.ts'

interface TermRulesProps {
  readonly type: string
  readonly kind: string
  readonly path: string
  readonly field: Field
  readonly rules: FormRules
  readonly making: ListMaking
  readonly onChange: (rules: FormRules) => void
}

interface FieldProps {
  readonly name: string
  readonly field: FieldOfTerms
}

interface BranchProps extends FieldProps {
  readonly chosen: TermRule | undefined
  readonly standing: TermRule | undefined
  readonly onChange: (rule: TermRule | undefined) => void
  readonly onNew: () => void
}

interface EditorLinkProps extends FieldProps {
  readonly label: 'edit' | 'see'
  /** The list within the vocabulary. */
  readonly list?: string | undefined
}

/** The way to the terms of a field: its list in the editor, or the whole vocabulary. */
function EditorLink({ name, field, label, list }: EditorLinkProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/app/vocabularies/$code/{-$term}"
      params={{ code: field.vocabulary, ...(list !== undefined && { term: list }) }}
      aria-label={t('settings.forms.lists.of', { action: t(`settings.forms.lists.${label}`), name })}
    >
      {t(`settings.forms.lists.${label}`)}
    </Link>
  )
}

/** The branch of a vocabulary that one field offers, and the way out of it. */
function Branch({ name, field, chosen, standing, onChange, onNew }: BranchProps) {
  const { t } = useTranslation()
  const id = useId()
  const label = t('settings.forms.termsOf', { name })
  return (
    <div className={styles.branch}>
      <label htmlFor={id}>{label}</label>
      <TermPicker
        vocabulary={field.vocabulary}
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
      <div className={styles.ways}>
        <Button
          look="subtle"
          onClick={onNew}
          aria-label={t('settings.forms.lists.of', { action: t('settings.forms.lists.new'), name })}
        >
          <Plus size={15} strokeWidth={1.8} aria-hidden="true" />
          {t('settings.forms.lists.new')}
        </Button>
        <EditorLink name={name} field={field} label="edit" list={(chosen ?? standing)?.below.id} />
      </div>
    </div>
  )
}

/** A field whose whole vocabulary is one list: the museum's own, or one that the product fixes. */
function WholeList({ name, field }: FieldProps) {
  const { t } = useTranslation()
  const isOwn = field.list === 'own'
  return (
    <div className={styles.whole}>
      <span>{t(isOwn ? 'settings.forms.lists.own' : 'settings.forms.lists.fixed', { name })}</span>
      <EditorLink name={name} field={field} label={isOwn ? 'edit' : 'see'} />
    </div>
  )
}

/** The choices about the terms that a field, and the fields within it, offer, with the way to each list. */
export function TermRules({ type, kind, path: outer, field, rules, making, onChange }: TermRulesProps) {
  const labelOf = useLabel(type)
  const [asked, ask] = useState<FieldOfTerms>()
  return (
    <>
      {fieldsOfTerms(outer, field).map(each => {
        const { path } = each
        const name = labelOf(path)
        return each.list === 'branch' ? (
          <Branch
            key={path}
            name={name}
            field={each}
            chosen={chosenTerms(rules, kind, path)}
            standing={standingTerms(rules, kind, path)}
            onChange={rule => onChange(withTerms(rules, kind, path, rule))}
            onNew={() => ask(each)}
          />
        ) : (
          <WholeList key={path} name={name} field={each} />
        )
      })}
      {asked && (
        <NewListDialog
          type={type}
          version={making.version}
          kind={kind}
          path={asked.path}
          field={labelOf(asked.path)}
          vocabulary={asked.vocabulary}
          onMade={form => making.onMade(form, kind, asked.path)}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
