import { Check, Copy } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslatedField } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { TextInLanguage, withText } from '../../../fields/translated/TextInLanguage.tsx'
import { notices } from '../../../platform/notices/notices.ts'
import { wordsForFailure } from '../../../platform/request/notification-rules.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { useFormSurroundings } from '../../form/form-context.ts'
import { controlId, declaredPath } from '../../form/form-path.ts'
import { useField } from '../../form/use-field.ts'
import { useMessage } from '../../form/use-message.ts'
import { useHelp } from '../../help/use-help.tsx'
import { useLabel } from '../../use-label.ts'
import { changePlace } from '../history/change-place.ts'
import styles from './Translation.module.css'
import type { Direction, TranslationRow as Row } from './translation-rows.ts'

export interface TranslationRowProps {
  readonly row: Row
  readonly direction: Direction
  /** Records that the translation is still right. */
  readonly onConfirm: (label: string) => Promise<void>
}

/** A text in the language one translates from, and beside it the one being written. */
export function TranslationRow({
  row: { path, field, state, position },
  direction: { from, to },
  onConfirm,
}: TranslationRowProps) {
  const { t } = useTranslation()
  const { form, readOnly } = useFormSurroundings()
  const { value, onChange, onBlur } = useField(path)
  const [busy, setBusy] = useState(false)
  const labelOf = useLabel(form.declaration.type)
  const help = useHelp(form.declaration.type, declaredPath(path))
  const problem = useMessage(path)
  const texts = (value ?? {}) as Translated
  const source = texts[from]
  const name = changePlace(form.declaration, path, labelOf).labels.join(' › ')
  const label = position === undefined ? name : `${name} ${position}`
  const mayCopy = !readOnly && state === 'missing'
  const mayConfirm = !readOnly && state === 'outdated'
  const copy = () => onChange(withText(texts, to, source ?? ''))
  const confirm = async () => {
    setBusy(true)
    await onConfirm(label).catch(failure => notices.add('error', wordsForFailure(failure)))
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.key === 'F2' && mayCopy ? copy : event.key === 'F4' && mayConfirm ? confirm : undefined
    if (!act || event.altKey) return
    event.preventDefault()
    void act()
  }
  const standing = (
    <span className={styles.state}>
      {state === 'missing' && <Badge>{t('cards.translation.missing')}</Badge>}
      {state === 'outdated' && <Badge tone="warning">{t('cards.translation.outdated')}</Badge>}
      {/* By Tab one goes from text to text: these have keys of their own. */}
      {mayCopy && (
        <Button look="subtle" tabIndex={-1} aria-keyshortcuts="F2" title="F2" onClick={copy}>
          <Copy size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('cards.translation.copy')}
        </Button>
      )}
      {mayConfirm && (
        <Button
          look="subtle"
          tabIndex={-1}
          busy={busy}
          aria-keyshortcuts="F4"
          title="F4"
          onClick={() => void confirm()}
        >
          <Check size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('cards.translation.stillRight')}
        </Button>
      )}
    </span>
  )
  return (
    <FormRow label={label} id={controlId(path)} help={help} problem={problem} level={standing} broad>
      <div className={styles.pair}>
        {source === undefined ? (
          <p className={classes(styles.source, styles.none)}>{t('cards.translation.noSource')}</p>
        ) : (
          <p className={styles.source} lang={from}>
            {source}
          </p>
        )}
        <TextInLanguage
          field={field as TranslatedField}
          value={texts}
          language={to}
          onChange={onChange}
          control={{ onBlur, onKeyDown, ...(readOnly && { disabled: true }) }}
        />
      </div>
    </FormRow>
  )
}
