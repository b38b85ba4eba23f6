import { useTranslation } from 'react-i18next'
import styles from '../Editor.module.css'
import { FieldPicker } from '../FieldPicker.tsx'
import { useFault } from '../use-fault.ts'

export interface FieldRowProps {
  readonly path: string
  readonly place: string
  readonly onPick: (path: string) => void
}

/** Which field is shown, under its name. */
export function FieldRow({ path, place, onPick }: FieldRowProps) {
  const { t } = useTranslation()
  const problem = useFault()(place)
  const label = t('templates.editor.field')
  return (
    <div className={styles.property} data-wide>
      <span aria-hidden="true">{label}</span>
      <FieldPicker label={label} path={path} onPick={onPick} problem={problem} />
      {problem && <p className={styles.problem}>{problem}</p>}
    </div>
  )
}
