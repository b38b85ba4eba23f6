import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import styles from '../Editor.module.css'
import type { PropertyProps } from './property-props.ts'

/** What is so or not. */
export function FlagProperty({ property, part, onChange }: PropertyProps<'flag'>) {
  const { t } = useTranslation()
  const { on = true, off = false, name, label } = property
  const value = part[name]
  return (
    <div className={styles.flag}>
      <Checkbox
        label={t(label)}
        checked={value !== undefined && value !== off}
        onChange={({ target }) => onChange(target.checked ? on : off)}
      />
    </div>
  )
}
