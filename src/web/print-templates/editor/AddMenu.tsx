import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'

export interface AddMenuProps {
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  readonly onAdd: (id: string) => void
}

/** Adds a part of one of several types. */
export function AddMenu({ choices, onAdd }: AddMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      target={
        <Button look="subtle">
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {t('templates.editor.add')}
        </Button>
      }
      sections={[
        { id: 'types', items: choices.map(choice => ({ ...choice, onSelect: () => onAdd(choice.id) })) },
      ]}
    />
  )
}
