import { useTranslation } from 'react-i18next'
import type { TemplateRow } from '#model/api/print-templates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Templates.module.css'
import { useTemplateActions } from './use-template-actions.ts'

/** A template in the bin, and the way back. */
export function BinnedItem({ template }: { readonly template: TemplateRow }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { mutate, isPending } = useTemplateActions().restore
  const { kind, name, deletedAt } = template
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.title}>{name}</p>
        <p className={styles.facts}>
          {t(`printTemplates.kinds.${kind}`)}
          {deletedAt && ` · ${moments.short(deletedAt)}`}
        </p>
      </div>
      <Button
        busy={isPending}
        aria-label={t('templates.list.restoreNamed', { name })}
        onClick={() => mutate(template)}
      >
        {t('templates.list.restore')}
      </Button>
    </li>
  )
}
