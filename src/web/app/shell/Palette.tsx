import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFoundCommands } from '../../searches/general/use-found-commands.tsx'
import { CommandPalette } from '../../ui/CommandPalette.tsx'
import { useCommands } from './use-commands.tsx'

/** The palette with the commands of this moment, and the records that fit what is typed. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  return (
    <CommandPalette
      commands={useCommands()}
      query={query}
      onQuery={setQuery}
      {...useFoundCommands(query)}
      onClose={onClose}
      texts={{
        title: t('shell.search'),
        placeholder: t('generalSearch.palette.placeholder'),
        none: t('shell.palette.none'),
      }}
    />
  )
}
