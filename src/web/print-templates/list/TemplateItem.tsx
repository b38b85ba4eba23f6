import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TemplateRow } from '#model/api/print-templates.ts'
import { templatePath } from '#model/navigation/template-path.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { NameDialog } from './NameDialog.tsx'
import { TemplateMenu, type TemplateQuestion } from './TemplateMenu.tsx'
import styles from './Templates.module.css'
import { useSubjectName } from './use-subject-name.ts'
import { useTemplateActions } from './use-template-actions.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

/** A template among those of its kind. */
export function TemplateItem({ template }: { readonly template: TemplateRow }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const moments = useMoments()
  const subjectName = useSubjectName()
  const { copy, change } = useTemplateActions()
  const [question, setQuestion] = useState<TemplateQuestion>()
  const close = () => setQuestion(undefined)
  const { id, name, about, isDefault, shipped, version, updatedAt, updatedBy, missingFields } = template
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>
          <Link to={templatePath(id)} className={styles.title}>
            {name}
          </Link>
          {isDefault && <Badge>{t('templates.default')}</Badge>}
        </p>
        <p className={styles.facts}>
          {subjectName(about)} ·{' '}
          {shipped ? t('templates.list.shipped') : t('templates.list.version', { version })}
          {updatedAt && ` · ${moments.short(updatedAt)}`}
          {updatedBy && ` · ${updatedBy}`}
        </p>
        {missingFields.length > 0 && (
          <p className={styles.missing}>
            {t('templates.missingFields', { fields: missingFields.join(', ') })}
          </p>
        )}
      </div>
      {shipped ? (
        <Button
          look="subtle"
          aria-label={t('templates.list.copyNamed', { name })}
          onClick={() => setQuestion('copy')}
        >
          {t('templates.list.copy')}
        </Button>
      ) : (
        <TemplateMenu template={template} onAsk={setQuestion} />
      )}
      {question === 'copy' && (
        <NameDialog
          title={t('templates.list.copyTitle')}
          name={t('templates.list.copyName', { name })}
          action={t('templates.list.copy')}
          isBusy={copy.isPending}
          onName={wanted =>
            copy.mutate(
              { id, name: wanted },
              { onSuccess: made => void navigate({ to: templatePath(made.id) }) },
            )
          }
          onClose={close}
        />
      )}
      {question === 'rename' && (
        <NameDialog
          title={t('templates.list.renameTitle')}
          name={name}
          action={t('templates.list.rename')}
          isBusy={change.isPending}
          onName={wanted => change.mutate({ template, name: wanted }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {question === 'versions' && <VersionsDialog template={template} onClose={close} />}
    </li>
  )
}
