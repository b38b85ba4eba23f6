import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#model/kinds/choice.ts'
import type { TermField } from '#model/kinds/term.ts'
import type { CardType } from '#model/record-types.ts'
import { proceduresAbout, procedureValue } from '#model/searches/procedures-about.ts'
import { linkedTypes } from '#model/searches/search-field.ts'
import { cardWordKey } from '../../../cards/card-words.ts'
import { useChoiceLabel } from '../../../fields/choice/use-choice-label.ts'
import { LinkContext } from '../../../fields/link/link-services.ts'
import { useSuggestions } from '../../../fields/link/use-suggestions.ts'
import { useReadable } from '../../../platform/access/use-readable.ts'
import { matching } from '../../../ui/matches-query.ts'
import { PillBox } from '../../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import type { Suggestion } from '../../../ui/suggest/Suggestion.ts'
import { TermPicker } from '../../../vocabularies/picker/TermPicker.tsx'
import { controlOf, type ValueProps } from './value-props.ts'

interface PickedProps extends ValueProps {
  readonly text: string | undefined
  readonly onText: (text: string | undefined) => void
  readonly options: readonly Suggestion[]
  readonly loading?: boolean
  /** Opens without a text: where all there is can be shown. */
  readonly few?: boolean
  readonly none: ReactNode
}

/** Things that are known, picked one after the other; one of them is enough. */
function Picked(props: PickedProps) {
  const {
    values,
    onChange,
    label,
    invalid,
    text,
    onText,
    options,
    loading = false,
    few = false,
    none,
  } = props
  const { t } = useTranslation()
  const chosen = new Set(values.map(({ value }) => value))
  return (
    <PillBox
      label={t('searches.editor.values', { field: label })}
      values={values.map(({ value, label: name = value }) => ({ id: value, label: name }))}
      removeLabel={value => t('searches.editor.removeValue', { value })}
      onRemove={id => onChange(values.filter(({ value }) => value !== id))}
      invalid={invalid}
    >
      <SuggestInput
        {...controlOf({ label, invalid })}
        bare
        typed={text}
        onTyped={onText}
        ready={few || Boolean(text?.trim())}
        options={options.filter(({ id }) => !chosen.has(id))}
        loading={loading}
        rows={few ? Number.POSITIVE_INFINITY : 8}
        onPick={({ id, name }) => onChange([...values, { value: id, label: name }])}
        texts={{ none, loading: t('common.loading'), count: count => t('cards.form.link.count', { count }) }}
      />
    </PillBox>
  )
}

const noTypes: readonly CardType[] = []

/** Cards, found by number or title. */
export function Cards(props: ValueProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const { signOf } = useContext(LinkContext)
  const types = (props.field.field && linkedTypes(props.field.field)) ?? noTypes
  const { found, loading } = useSuggestions(types, text ?? '')
  return (
    <Picked
      {...props}
      text={text}
      onText={setText}
      loading={loading}
      none={t('cards.form.link.none')}
      options={found.map(({ id, title, number, type }) => ({
        id,
        name: title,
        source: number,
        ...(types.length > 1 && { sign: signOf(type) }),
      }))}
    />
  )
}

/** Some of the few things the product itself knows. */
export function Choices(props: ValueProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const field = props.field.field as ChoiceField
  const labelOf = useChoiceLabel(field)
  const options = Object.values(field.choices).map(id => ({ id: String(id), name: labelOf(id) }))
  // Values loaded by id have their current names.
  const values = props.values.map(({ value }) => ({ value, label: labelOf(Number(value)) }))
  return (
    <Picked
      {...props}
      values={values}
      few
      text={text}
      onText={setText}
      none={t('searches.editor.none')}
      options={text?.trim() ? matching(options, ({ name }) => name, text) : options}
    />
  )
}

/** Types of procedures that the person may read. */
export function Procedures(props: ValueProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const readable = useReadable()
  const nameOf = (type: CardType): string => t(cardWordKey(type, 'name'))
  const about = proceduresAbout(props.field.declaration)
  const named = new Map(about.map(each => [procedureValue(each), nameOf(each.type)]))
  const options = about
    .filter(each => readable.includes(each))
    .map(each => ({ id: procedureValue(each), name: nameOf(each.type) }))
  return (
    <Picked
      {...props}
      values={props.values.map(({ value }) => ({ value, label: named.get(value) ?? value }))}
      few
      text={text}
      onText={setText}
      none={t('searches.editor.none')}
      options={text?.trim() ? matching(options, ({ name }) => name, text) : options}
    />
  )
}

/** Terms of the field's vocabulary, typed or from its tree. */
export function Terms({ field, values, onChange, ...rest }: ValueProps) {
  const { vocabulary } = field.field as TermField
  return (
    <TermPicker
      vocabulary={vocabulary}
      value={values.map(({ value, label = value }) => ({ id: value, name: label }))}
      onChange={terms => onChange(terms.map(({ id, name }) => ({ value: id, label: name ?? id })))}
      label={rest.label}
      multiple
      control={controlOf(rest)}
    />
  )
}
