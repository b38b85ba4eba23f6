import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeRetention } from '#model/api/operator/retention.ts'
import { readRetention } from '#model/api/own-data.ts'
import { isWithinBounds, type OperatedRetention, retentions } from '#model/retention/retentions.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from '../Operator.module.css'
import { useDraft } from '../use-draft.ts'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface RetentionRowProps {
  readonly name: OperatedRetention
  readonly days: number
}

/** A period that operators set, within its bounds. */
export function RetentionRow({ name, days }: RetentionRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const { values, dirty, change, discard } = useDraft({ days: String(days) })
  const { busy, refused, run } = useOperatorAction([readRetention])
  const [least, most] = retentions[name].bounds
  const wrong = !/^\d{1,5}$/.test(values.days) || !isWithinBounds(name, Number(values.days))
  const what = t(`privacy.retention.${name}`)
  const save = async () => {
    if (!dirty || wrong) return
    const body = { name, days: Number(values.days) }
    if (await run(() => call(changeRetention, { body }, { notify: saying('privacy.operator.saved') })))
      discard()
  }
  return (
    <tr>
      <td className={styles.words}>{what}</td>
      <td>
        <TextInput
          extent="short"
          inputMode="numeric"
          aria-label={t('privacy.operator.daysOf', { name: what })}
          aria-describedby={id}
          aria-invalid={wrong || undefined}
          value={values.days}
          onChange={({ target }) => change({ days: target.value.trim() })}
        />
        <p id={id} className={wrong || refused.days ? styles.problem : styles.quiet}>
          {refused.days ?? t('privacy.operator.bounds', { least, most })}
        </p>
      </td>
      <td>
        <Button aria-disabled={!dirty || wrong || undefined} busy={busy} onClick={() => void save()}>
          {t('privacy.operator.save')}
        </Button>
      </td>
    </tr>
  )
}
