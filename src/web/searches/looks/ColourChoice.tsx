import type { ChoiceField } from '#model/kinds/choice.ts'
import { swatchOf } from '../../fields/choice/swatch-of.ts'
import { useChoiceLabel } from '../../fields/choice/use-choice-label.ts'
import { Swatch } from '../../ui/Swatch.tsx'
import styles from './Looks.module.css'

export interface ColourChoiceProps {
  readonly label: string
  readonly field: ChoiceField
  /** Ids of those that are chosen. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Colours to be pressed in and out, each with its name. */
export function ColourChoice({ label, field, values, onChange }: ColourChoiceProps) {
  const labelOf = useChoiceLabel(field)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout along
    <div role="group" aria-label={label} className={styles.colours}>
      {Object.values(field.choices).map(id => {
        const value = String(id)
        const isChosen = values.includes(value)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            className={styles.colour}
            onClick={() => onChange(isChosen ? values.filter(other => other !== value) : [...values, value])}
          >
            <Swatch color={swatchOf(field, id) ?? ''} />
            {labelOf(id)}
          </button>
        )
      })}
    </div>
  )
}
