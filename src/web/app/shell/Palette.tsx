import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searching } from '#model/navigation/routes.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useFoundCommands } from '../../searches/general/use-found-commands.tsx'
import { CommandPalette } from '../../ui/CommandPalette.tsx'
import type { TypedAhead } from './type-ahead.ts'
import { useCommands } from './use-commands.tsx'

export interface PaletteProps {
  readonly onClose: () => void
  /** Text typed before the palette was loaded. */
  readonly typed?: TypedAhead
}

/** The palette with the commands of this moment, and the records that fit what is typed. */
export default function Palette({ onClose, typed }: PaletteProps) {
  const { t } = useTranslation()
  const maySearch = useCan(searching)
  const [query, setQuery] = useState('')
  // Its box takes the focus within the same step: what is typed from now on is typed there.
  useLayoutEffect(() => {
    if (typed) setQuery(typed.take())
  }, [typed])
  return (
    <CommandPalette
      commands={useCommands()}
      query={query}
      onQuery={setQuery}
      {...useFoundCommands(query)}
      onClose={onClose}
      texts={{
        title: t('shell.search'),
        placeholder: t(maySearch ? 'generalSearch.palette.placeholder' : 'shell.palette.pagesAndCommands'),
        none: t('shell.palette.none'),
      }}
    />
  )
}
