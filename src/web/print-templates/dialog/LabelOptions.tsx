import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readTemplate, type TemplateRow } from '#model/api/print-templates.ts'
import { labelsAPage } from '#model/print-templates/label.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { NumberInput } from '../../ui/form/NumberInput.tsx'
import styles from './Print.module.css'
import { StartPlace } from './StartPlace.tsx'

const most = 100

interface Place {
  readonly start: number
  readonly copies: number
}

export interface LabelOptionsProps {
  readonly template: TemplateRow
  readonly value: Place
  readonly onChange: (place: Place) => void
}

/** How many of each label, and where on a sheet that was begun. */
export function LabelOptions({ template, value, onChange }: LabelOptionsProps) {
  const { t } = useTranslation()
  const copies = useId()
  const { data } = useQuery(endpointQuery(readTemplate, { params: { templateId: template.id } }))
  const medium = data?.document.family === 'label' ? data.document.medium : undefined
  const isWrong = !(Number.isInteger(value.copies) && value.copies >= 1 && value.copies <= most)
  return (
    <div className={styles.labels}>
      <div className={styles.copies}>
        <label htmlFor={copies}>{t('templates.print.copies')}</label>
        <NumberInput
          id={copies}
          inputMode="numeric"
          value={value.copies || undefined}
          aria-invalid={isWrong || undefined}
          onChange={next => onChange({ ...value, copies: next ?? 0 })}
        />
        {isWrong && <p className={styles.failure}>{t('templates.print.copiesProblem', { max: most })}</p>}
      </div>
      {medium?.type === 'sheet' && labelsAPage(medium) > 1 && (
        <div className={styles.start}>
          <StartPlace
            medium={medium}
            value={Math.min(value.start, labelsAPage(medium))}
            onChange={start => onChange({ ...value, start })}
          />
          <div>
            <strong>{t('templates.print.start')}</strong>
            <p>{t('templates.print.startHint')}</p>
            <p role="status">
              {t('templates.print.place', {
                row: Math.ceil(value.start / medium.columns),
                column: ((value.start - 1) % medium.columns) + 1,
              })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
