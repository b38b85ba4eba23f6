import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PillBox } from '../../../ui/suggest/PillBox.tsx'
import { SuggestInput } from '../../../ui/suggest/SuggestInput.tsx'
import { controlOf, type ValueProps } from './value-props.ts'

/** Texts of which one is enough: typed one after the other. What is typed counts at once, as the last of them. */
export function SeveralTexts({ values, onChange, label, invalid }: ValueProps) {
  const { t } = useTranslation()
  // The last value is still being typed until Enter, or leaving, closes it.
  const [typing, setTyping] = useState(false)
  const closed = typing ? values.slice(0, -1) : values
  const text = typing ? (values.at(-1)?.value ?? '') : ''
  return (
    <PillBox
      label={t('searches.editor.values', { field: label })}
      values={closed.map(({ value }, at) => ({ id: String(at), label: value }))}
      removeLabel={value => t('searches.editor.removeValue', { value })}
      onRemove={id => onChange(values.filter((_, at) => String(at) !== id))}
      invalid={invalid}
    >
      <SuggestInput
        {...controlOf({ label, invalid })}
        bare
        ready={false}
        free
        options={[]}
        maxLength={500}
        {...(closed.length === 0 && { placeholder: t('searches.editor.addValue') })}
        typed={typing ? text : undefined}
        onTyped={next => {
          setTyping(Boolean(next))
          onChange(next ? [...closed, { value: next }] : closed)
        }}
        onPick={() => undefined}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) setTyping(false)
        }}
        onBlur={() => setTyping(false)}
        texts={{ none: '', loading: '', count: () => '' }}
      />
    </PillBox>
  )
}
