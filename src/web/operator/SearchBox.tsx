import { Search } from 'lucide-react'
import { TextInput } from '../ui/form/TextInput.tsx'
import styles from './Operator.module.css'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** The search box above a table of the console. */
export const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <div className={styles.search}>
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      start={<Search size={16} strokeWidth={1.7} aria-hidden="true" />}
    />
  </div>
)
