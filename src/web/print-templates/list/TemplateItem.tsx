import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, EllipsisVertical, History, Star, StarOff, TextCursorInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TemplateRow, templateVersions } from '#model/api/print-templates.ts'
import { templatePath } from '#model/navigation/template-path.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import { cardWordKey } from '../../cards/card-words.ts'
import { procedureNameKey } from '../../platform/i18n/procedure-name.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NameDialog } from './NameDialog.tsx'
import styles from './Templates.module.css'
import { useTemplateActions } from './use-template-actions.ts'

const isCardType = (name: string): name is CardType => Object.hasOwn(cardTypes, name)

/** The subject of templates in words: 'Objects', 'Loan out'. */
function useSubjectName(): (about: string) => string {
  const { t } = useTranslation()
  return about => {
    const key = isCardType(about) ? cardWordKey(about, 'list') : procedureNameKey(about)
    return key ? (t(key) as string) : about
  }
}

interface VersionsDialogProps {
  readonly template: TemplateRow
  readonly onClose: () => void
}

/** Earlier versions of a template, each with its author and a button to restore it. */
function VersionsDialog({ template, onClose }: VersionsDialogProps) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { mutate, isPending, variables } = useTemplateActions().goBack
  const { data, isError, refetch } = useQuery(
    endpointQuery(templateVersions, { params: { templateId: template.id } }),
  )
  return (
    <Dialog
      title={t('templates.versions.title', { name: template.name })}
      onClose={onClose}
      closeLabel={t('common.close')}
      size={560}
    >
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton width={20} />}
      <ol className={styles.versions} reversed>
        {data?.result.map(each => (
          <li key={each.version} className={styles.version}>
            <div>
              <p>
                {t('templates.list.version', { version: each.version })}
                {each.version === template.version && (
                  <>
                    {' '}
                    <Badge>{t('templates.versions.current')}</Badge>
                  </>
                )}
              </p>
              {each.name !== template.name && <p className={styles.facts}>{each.name}</p>}
              <p className={styles.facts}>
                {moments.short(each.savedAt)} · {each.savedBy}
              </p>
            </div>
            {each.version !== template.version && (
              <Button
                aria-label={t('templates.versions.restoreNamed', { version: each.version })}
                busy={isPending && variables.to.version === each.version}
                onClick={() => mutate({ template, to: each }, { onSuccess: onClose })}
              >
                {t('templates.versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** Actions that open a dialog first. */
type TemplateQuestion = 'copy' | 'rename' | 'versions'

interface TemplateMenuProps {
  readonly template: TemplateRow
  readonly onAsk: (question: TemplateQuestion) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** Actions on a template of the museum. */
function TemplateMenu({ template, onAsk }: TemplateMenuProps) {
  const { t } = useTranslation()
  const { change, remove } = useTemplateActions()
  const { isDefault, name } = template
  const copying = {
    id: 'copy',
    label: t('templates.list.copy'),
    icon: <Copy {...icon} />,
    onSelect: () => onAsk('copy'),
  }
  const changing = [
    {
      id: 'rename',
      label: t('templates.list.rename'),
      icon: <TextCursorInput {...icon} />,
      onSelect: () => onAsk('rename'),
    },
    {
      id: 'default',
      label: t(isDefault ? 'templates.list.noDefault' : 'templates.list.makeDefault'),
      icon: isDefault ? <StarOff {...icon} /> : <Star {...icon} />,
      onSelect: () => change.mutate({ template, isDefault: !isDefault }),
    },
    {
      id: 'versions',
      label: t('templates.versions.action'),
      icon: <History {...icon} />,
      onSelect: () => onAsk('versions'),
    },
  ]
  const removing = {
    id: 'delete',
    label: t('templates.list.delete'),
    icon: <Trash2 {...icon} />,
    onSelect: () => remove.mutate(template),
  }
  return (
    <Menu
      target={
        <IconButton label={t('templates.list.actions', { name })}>
          <EllipsisVertical size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      }
      sections={[
        { id: 'change', items: [...changing, copying] },
        { id: 'delete', items: [removing] },
      ]}
    />
  )
}

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
