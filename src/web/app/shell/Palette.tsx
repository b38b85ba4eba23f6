import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searching } from '#model/navigation/routes.ts'
import { useGuideCommands } from '../../guide/use-guide-commands.tsx'
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

/** The command palette: the current commands, and records that match the typed text. */
export default function Palette({ onClose, typed }: PaletteProps) {
  const { t } = useTranslation()
  const maySearch = useCan(searching)
  const [query, setQuery] = useState('')
  // Its input takes the focus in the same step, and gets all further typing.
  useLayoutEffect(() => {
    if (typed) setQuery(typed.take())
  }, [typed])
  const { below, ...found } = useFoundCommands(query)
  const inGuide = useGuideCommands(query)
  return (
    <CommandPalette
      commands={useCommands()}
      query={query}
      onQuery={setQuery}
      {...found}
      below={[...inGuide, ...below]}
      onClose={onClose}
      texts={{
        title: t('shell.search'),
        placeholder: t(maySearch ? 'generalSearch.palette.placeholder' : 'shell.palette.pagesAndCommands'),
        none: t('shell.palette.none'),
      }}
    />
  )
}
