import { ArrowDown, ArrowUp, Copy, EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'

export interface PartMenuProps {
  readonly label: string
  readonly onDuplicate: () => void
  /** Left out where it stands at an end already. */
  readonly onUp?: (() => void) | undefined
  readonly onDown?: (() => void) | undefined
}

/** What can be done with a line or a block beside taking it out. */
export function PartMenu({ label, onDuplicate, onUp, onDown }: PartMenuProps) {
  const { t } = useTranslation()
  const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const
  const item = (id: string, text: string, sign: MenuItem['icon'], run: (() => void) | undefined) =>
    run ? [{ id, label: text, icon: sign, onSelect: run }] : []
  return (
    <Menu
      target={
        <IconButton label={label}>
          <EllipsisVertical size={17} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      }
      sections={[
        {
          id: 'part',
          items: [
            ...item('duplicate', t('searches.editor.duplicate'), <Copy {...icon} />, onDuplicate),
            ...item('up', t('searches.editor.moveUp'), <ArrowUp {...icon} />, onUp),
            ...item('down', t('searches.editor.moveDown'), <ArrowDown {...icon} />, onDown),
          ],
        },
      ]}
    />
  )
}
