import { useTranslation } from 'react-i18next'
import { fieldsOfTerms } from '#model/engine/branched-fields.ts'
import {
  type FormNeed,
  type FormPlace,
  type FormRules,
  formNeeds,
  formPlaces,
} from '#model/engine/form-rules.ts'
import type { Fields } from '#model/kinds/field.ts'
import { useLabel } from '../../cards/use-label.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Select } from '../../ui/form/Select.tsx'
import styles from './Forms.module.css'
import {
  chosenField,
  chosenSection,
  chosenTerms,
  type ListMaking,
  type Standing,
  standingNeed,
  standingPlace,
  standingSection,
  withField,
  withSection,
} from './rule-edits.ts'
import { TermRules } from './TermRules.tsx'

interface SectionRulesProps {
  readonly type: string
  readonly kind: string
  readonly name: string
  readonly fields: Fields
  readonly rules: FormRules
  readonly making: ListMaking
  readonly onChange: (rules: FormRules) => void
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly chosen: Value | undefined
  readonly standing: Standing<Value>
  readonly onChange: (value: Value | undefined) => void
}

/** A choice that can be left to what holds otherwise. */
function Choice<Value extends string>({
  label,
  options,
  nameOf,
  chosen,
  standing,
  onChange,
}: ChoiceProps<Value>) {
  const { t } = useTranslation()
  const from = standing.isForAll ? 'settings.forms.asForAll' : 'settings.forms.standard'
  return (
    <Select
      aria-label={label}
      extent="full"
      none={t(from, { value: nameOf(standing.value) })}
      options={options.map(value => ({ value, label: nameOf(value) }))}
      value={chosen ?? ''}
      data-chosen={chosen !== undefined || undefined}
      onChange={({ target }) => onChange(options.find(value => value === target.value))}
    />
  )
}

/** The choices about a section and, once opened, about its fields. */
export function SectionRules({ type, kind, name, fields, rules, making, onChange }: SectionRulesProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(type)
  const title = labelOf(`section/${name}`)
  const placeName = (place: FormPlace) => t(`settings.forms.places.${place}`)
  const needName = (need: FormNeed) => t(`settings.forms.needs.${need}`)
  const choices = Object.entries(fields).filter(
    ([key, field]) =>
      Object.keys(chosenField(rules, kind, key)).length > 0 ||
      fieldsOfTerms(key, field).some(({ path }) => chosenTerms(rules, kind, path)),
  ).length
  return (
    <Disclosure
      heading="h3"
      title={
        <span className={styles.title}>
          {title}
          {choices > 0 && <small>{t('settings.forms.changed', { count: choices })}</small>}
        </span>
      }
      end={
        <div className={styles.select}>
          <Choice
            label={t('settings.forms.placeOf', { name: title })}
            options={formPlaces}
            nameOf={placeName}
            chosen={chosenSection(rules, kind, name)}
            standing={standingSection(rules, kind, name)}
            onChange={place => onChange(withSection(rules, kind, name, place))}
          />
        </div>
      }
    >
      <ul className={styles.fields}>
        {Object.entries(fields).map(([key, field]) => {
          const label = labelOf(key)
          const { place, need } = chosenField(rules, kind, key)
          return (
            <li key={key} className={styles.field}>
              <span>{label}</span>
              <Choice
                label={t('settings.forms.placeOf', { name: label })}
                options={field.required ? formPlaces.filter(each => each !== 'hidden') : formPlaces}
                nameOf={placeName}
                chosen={place}
                standing={standingPlace(rules, kind, key, field)}
                onChange={next => onChange(withField(rules, kind, key, { place: next }))}
              />
              <Choice
                label={t('settings.forms.needOf', { name: label })}
                options={formNeeds}
                nameOf={needName}
                chosen={need}
                standing={standingNeed(rules, kind, key, field)}
                onChange={next => onChange(withField(rules, kind, key, { need: next }))}
              />
              <TermRules
                type={type}
                kind={kind}
                path={key}
                field={field}
                rules={rules}
                making={making}
                onChange={onChange}
              />
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
