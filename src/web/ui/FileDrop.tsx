import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './FileDrop.module.css'

export interface FileDropProps {
  /** Label of the zone: 'Drop the file here'. */
  readonly label: string
  readonly buttonLabel: string
  /** A description of the accepted files. */
  readonly hint?: ReactNode
  readonly problem?: string | undefined
  /** As the `accept` of a file input. */
  readonly accept?: string
  readonly multiple?: boolean
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts files, dropped on it or selected by its button. */
export function FileDrop(props: FileDropProps) {
  const { label, buttonLabel, hint, problem, accept, multiple = false, disabled = false, onFiles } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1)
    if (taken.length > 0 && !disabled) onFiles(taken)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || problem ? `${id}-note` : undefined}
      className={classes(styles.zone, over && !disabled && styles.over)}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Upload size={22} strokeWidth={1.5} aria-hidden="true" />
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={event => {
          take(event.target.files)
          // The same file can be chosen once more.
          event.target.value = ''
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <div id={`${id}-note`} className={styles.note}>
        {problem && <p className={styles.problem}>{problem}</p>}
        {hint}
      </div>
    </div>
  )
}
