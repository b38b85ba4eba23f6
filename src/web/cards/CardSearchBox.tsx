import { FormRow } from '../ui/form/FormRow.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'

export interface CardSearchBoxProps {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
}

/** The search box at the top of dialogs that search records. */
export function CardSearchBox({ label, placeholder, text, onType }: CardSearchBoxProps) {
  return (
    <FormRow label={label}>
      <TextInput
        type="search"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        data-autofocus
        onChange={({ target }) => onType(target.value)}
      />
    </FormRow>
  )
}
