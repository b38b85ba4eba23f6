import { useTranslation } from 'react-i18next'
import { CommandPalette } from '../../ui/CommandPalette.tsx'
import { useCommands } from './use-commands.tsx'

/** The palette with the commands of this moment. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <CommandPalette
      commands={useCommands()}
      onClose={onClose}
      texts={{
        title: t('shell.search'),
        placeholder: t('shell.palette.placeholder'),
        none: t('shell.palette.none'),
      }}
    />
  )
}
