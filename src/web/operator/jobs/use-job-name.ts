import { useTranslation } from 'react-i18next'
import type { TextKey } from '../../platform/i18n/text-key.ts'

/** Suffix of a job's name for the step after all attempts have failed. */
const givenUp = '.given-up'

/** The name of a job in words; the job itself where this version does not know it. */
export function useJobName(): (job: string) => string {
  const { t, i18n } = useTranslation()
  const nameOf = (job: string): string => {
    if (job.endsWith(givenUp))
      return t('operator.jobs.givenUp', { job: nameOf(job.slice(0, -givenUp.length)) })
    const key = `operator.jobs.names.${job}`
    return i18n.exists(key) ? t(key as TextKey) : job
  }
  return nameOf
}
