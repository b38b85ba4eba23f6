import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { readCriteria } from '#model/searches/criteria.ts'
import { type Look, lookIn, withLook } from '#model/searches/look-criteria.ts'
import type { LookFields } from '#model/searches/look-fields.ts'
import { swatchOf } from '../../fields/choice/swatch-of.ts'
import { useChoiceLabel } from '../../fields/choice/use-choice-label.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Swatch } from '../../ui/Swatch.tsx'
import styles from './Looks.module.css'
import { PictureValue } from './PictureValue.tsx'

interface ColourChoiceProps {
  readonly label: string
  readonly field: ChoiceField
  /** Ids of those that are chosen. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Colours to be pressed in and out, each with its name. */
function ColourChoice({ label, field, values, onChange }: ColourChoiceProps) {
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

interface VisualSearchDialogProps {
  readonly fields: LookFields
  /** Criteria that narrow the list now, as JSON. */
  readonly criteria: string | undefined
  readonly onChange: (criteria: string | undefined) => void
  readonly onClose: () => void
}

/** Narrows a list by pictures and colours, beside all else that narrows it. */
export function VisualSearchDialog({ fields, criteria, onChange, onClose }: VisualSearchDialogProps) {
  const { t } = useTranslation()
  const asked = criteria === undefined ? undefined : readCriteria(criteria)
  const [look, setLook] = useState<Look>(() => lookIn(asked, fields))
  return (
    <Dialog
      size={560}
      title={t('searches.looks.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              const next = withLook(asked, fields, look)
              onChange(next && JSON.stringify(next))
              onClose()
            }}
          >
            {t('searches.looks.shown')}
          </Button>
        </>
      }
    >
      <PictureValue
        values={look.pictures}
        onChange={pictures => setLook({ ...look, pictures })}
        onSeen={({ looks, colours }) => {
          // Pictures without similar ones can still be searched by colour.
          if (looks === undefined) setLook(now => ({ ...now, colours }))
        }}
      />
      <h3 className={styles.heading}>{t('searches.looks.colours')}</h3>
      <ColourChoice
        label={t('searches.looks.colours')}
        field={fields.colour}
        values={look.colours}
        onChange={colours => setLook({ ...look, colours })}
      />
    </Dialog>
  )
}
