import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { changeRetention } from '#model/api/operator/retention.ts'
import { readRetention } from '#model/api/own-data.ts'
import {
  isOperated,
  isWithinBounds,
  type OperatedRetention,
  retentions,
} from '#model/retention/retentions.ts'
import { call } from '../platform/client.ts'
import { endpointQuery } from '../platform/query/endpoint-query.ts'
import { onSuccess } from '../platform/request/notification-rules.ts'
import { RetentionTable } from '../profile/own-data/RetentionTable.tsx'
import { Button } from '../ui/Button.tsx'
import { TextInput } from '../ui/form/TextInput.tsx'
import styles from './Operator.module.css'
import { ScrollTable } from './ScrollTable.tsx'
import { useDraft } from './use-draft.ts'
import { refreshMs, useOperatorAction } from './use-operator-action.ts'

interface RetentionRowProps {
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
    if (
      await run(() => call(changeRetention, { body }, { notify: onSuccess('privacy.operator.saved', [400]) }))
    )
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

/** Retention periods of the whole installation: those that operators set, and the others. */
export function RetentionArea() {
  const { t } = useTranslation()
  const { data } = useQuery({ ...endpointQuery(readRetention, {}), refetchInterval: refreshMs })
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('privacy.operator.title')}</h1>
      </div>
      <p className={styles.lead}>{t('privacy.operator.text')}</p>
      <ScrollTable
        label={t('privacy.operator.title')}
        heads={[{ label: t('privacy.what') }, { label: t('privacy.operator.days') }, { label: '' }]}
      >
        {data?.map(({ name, days }) =>
          isOperated(name) && days !== null ? <RetentionRow key={name} name={name} days={days} /> : null,
        )}
      </ScrollTable>
      <section className={styles.part} aria-labelledby="operator-fixed-retention">
        <h2 id="operator-fixed-retention">{t('privacy.operator.fixedTitle')}</h2>
        <RetentionTable label={t('privacy.operator.fixedTitle')} shown={name => !isOperated(name)} />
      </section>
    </>
  )
}
