import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { useChoiceLabel } from '../../../fields/choice/use-choice-label.ts'
import { matching } from '../../../ui/matches-query.ts'
import { Picked } from './Picked.tsx'
import type { ValueProps } from './value-props.ts'

/** Some of the few things the product itself knows. */
export function Choices(props: ValueProps) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>()
  const field = props.field.field as ChoiceField
  const labelOf = useChoiceLabel(field)
  const options = Object.values(field.choices).map(id => ({ id: String(id), name: labelOf(id) }))
  // What was loaded by its id is called as it is called today.
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
