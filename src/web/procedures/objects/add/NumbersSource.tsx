import { useTranslation } from 'react-i18next'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { readNumbers } from './read-numbers.ts'

export interface NumbersSourceProps {
  readonly text: string
  readonly onText: (text: string) => void
}

/** Numbers that are typed, pasted, or come from a scanner, which ends each with Enter: a line each. */
export function NumbersSource({ text, onText }: NumbersSourceProps) {
  const { t } = useTranslation()
  const count = readNumbers(text).length
  return (
    <FormRow
      broad
      label={t('procedureObjects.add.numbers')}
      hint={
        <>
          {t('procedureObjects.add.numbersHint')}{' '}
          <span role="status">{count > 0 && t('procedureObjects.add.numbersCount', { count })}</span>
        </>
      }
    >
      <TextArea
        data-autofocus
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </FormRow>
  )
}
