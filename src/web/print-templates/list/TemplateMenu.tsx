import { Copy, EllipsisVertical, History, Star, StarOff, TextCursorInput, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TemplateRow } from '#model/api/print-templates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useTemplateActions } from './use-template-actions.ts'

/** What is asked about before it is done. */
export type TemplateQuestion = 'copy' | 'rename' | 'versions'

export interface TemplateMenuProps {
  readonly template: TemplateRow
  readonly onAsk: (question: TemplateQuestion) => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** What can be done with a template of the museum. */
export function TemplateMenu({ template, onAsk }: TemplateMenuProps) {
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
