import { useTranslation } from 'react-i18next'
import type { IdentifierField } from '#model/kinds/identifier.ts'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { InputProps } from '../field-props.ts'
import styles from './Input.module.css'
import { useUniqueness } from './uniqueness.ts'

/** A number that identifies an object. Where it must be unique, the server checks it during typing (C-O05). */
export function Input({ field, value, onChange, control }: InputProps<IdentifierField, string>) {
  const { t } = useTranslation()
  const usedBy = useUniqueness(field.unique ? value : undefined)
  return (
    <>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        extent={control['aria-label'] ? 'full' : 'medium'}
        {...control}
        {...(usedBy && { 'aria-invalid': true })}
        className="numbers"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <span role="status" className={styles.taken}>
        {usedBy &&
          (usedBy.title ? t('cards.form.numberUsedBy', { title: usedBy.title }) : t('validation.duplicate'))}
      </span>
    </>
  )
}
