import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { museumRoles } from '#model/permissions/roles.ts'
import { Select } from '../../ui/form/Select.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import styles from '../Operator.module.css'
import { MuseumPicker } from './MuseumPicker.tsx'
import type { NewsDraft } from './use-news-draft.ts'

export interface AudienceFieldsProps {
  readonly draft: NewsDraft
  readonly onChange: (part: Partial<NewsDraft>) => void
  /** What is wrong with the museums. */
  readonly problem: string | undefined
}

/** Whom news are for: which museums, and whom in them. */
export function AudienceFields({ draft, onChange, problem }: AudienceFieldsProps) {
  const { t } = useTranslation()
  const roleId = useId()
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.field}>
          <span aria-hidden="true">{t('operator.news.audience')}</span>
          <SegmentedControl
            label={t('operator.news.audience')}
            value={draft.everywhere ? 'all' : 'chosen'}
            options={[
              { value: 'all', label: t('operator.news.everywhere') },
              { value: 'chosen', label: t('operator.news.chosen') },
            ]}
            onChange={value => onChange({ everywhere: value === 'all' })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={roleId}>{t('operator.news.role')}</label>
          <Select
            id={roleId}
            none={t('operator.news.anyRole')}
            options={museumRoles.map(value => ({ value, label: t(`operator.news.rolesOf.${value}`) }))}
            value={draft.role}
            onChange={({ target }) =>
              onChange({ role: museumRoles.find(role => role === target.value) ?? '' })
            }
          />
        </div>
      </div>
      {!draft.everywhere && (
        <MuseumPicker museums={draft.museums} onChange={museums => onChange({ museums })} problem={problem} />
      )}
    </>
  )
}
