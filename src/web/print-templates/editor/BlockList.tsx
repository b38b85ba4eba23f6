import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import {
  EditorContext,
  type Part,
  partsIn,
  textIn,
  useFieldLabel,
  useReadableWords,
} from './editor-context.ts'
import { newBlock } from './new-part.ts'
import { AddMenu, PartList } from './PartList.tsx'
import { type BlockType, blockProperties } from './properties.ts'

interface BlockListProps {
  readonly label: string
  readonly place: string
  readonly blocks: readonly Part[]
  readonly onChange: (blocks: readonly Part[]) => void
}

/** Blocks that are not allowed there: tables and blocks for each object belong to the whole document, pictures to an object. */
const barredIn = { whole: ['pictures'], each: ['table', 'each'], running: [] } as const satisfies Record<
  string,
  readonly BlockType[]
>

const typeOf = ({ type }: Part): BlockType | undefined =>
  typeof type === 'string' && Object.hasOwn(blockProperties, type) ? (type as BlockType) : undefined

/** The blocks of a document, or those for each object. */
export function BlockList({ label, place, blocks, onChange }: BlockListProps) {
  const { t } = useTranslation()
  const { groups, scope, language, PartForm } = useContext(EditorContext)
  const readable = useReadableWords()
  const labelOf = useFieldLabel()
  const here = groups.filter(({ fields }) => fields.some(({ scopes }) => scopes.includes(scope)))
  const hasSections = here.some(({ section }) => section !== null)
  const barred: readonly BlockType[] = hasSections ? barredIn[scope] : [...barredIn[scope], 'section']
  const hasAddress = here.some(({ fields }) => fields.some(({ path }) => path === '@address'))
  const types = (Object.keys(blockProperties) as BlockType[]).filter(type => !barred.includes(type))
  const nameOf = (block: Part): string => {
    const type = typeOf(block)
    if (!type) return ''
    const fields = [...partsIn(block, 'fields'), ...partsIn(block, 'columns')]
    const details = [
      readable(block.text),
      groups.find(({ section }) => section !== null && section === block.section)?.label,
      ...fields.map(field => labelOf(textIn(field, 'path'))),
    ]
    return [t(`templates.editor.blockTypes.${type}`), details.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(': ')
  }
  return (
    <>
      <PartList label={label} place={place} parts={blocks} nameOf={nameOf} onChange={onChange}>
        {(block, at, change) => {
          const type = typeOf(block)
          return (
            type && <PartForm properties={blockProperties[type]} part={block} place={at} onChange={change} />
          )
        }}
      </PartList>
      <AddMenu
        choices={types.map(type => ({ id: type, label: t(`templates.editor.blockTypes.${type}`) }))}
        onAdd={type =>
          onChange([...blocks, newBlock(type as BlockType, language, hasAddress ? '@address' : '@museum')])
        }
      />
    </>
  )
}
