import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockList } from '../BlockList.tsx'
import { EditorContext } from '../editor-context.ts'
import { partsIn } from '../part.ts'
import type { PropertyProps } from './property-props.ts'

/** Blocks that stand there once for each object. */
export function BlocksProperty({ property, part, place, onChange }: PropertyProps<'blocks'>) {
  const { t } = useTranslation()
  const knows = useContext(EditorContext)
  return (
    <EditorContext value={{ ...knows, scope: 'each' }}>
      <BlockList
        label={t(property.label)}
        place={place}
        blocks={partsIn(part, property.name)}
        onChange={onChange}
      />
    </EditorContext>
  )
}
