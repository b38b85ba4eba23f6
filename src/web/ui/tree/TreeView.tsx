import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Button } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import styles from './Tree.module.css'
import type { TreeNode, TreeProps } from './TreeNode.ts'

/** A row as it is shown: a node, or the word in place of nodes that are not here. */
type TreeRow =
  | { readonly kind: 'node'; readonly id: string; readonly node: TreeNode }
  | {
      readonly kind: 'more'
      readonly id: string
      readonly label: string
      readonly parent: string | undefined
    }
  | { readonly kind: 'loading'; readonly id: string }

const moreId = 'more of '

/**
 * Returns the nodes with each id once, at its first occurrence. Levels are fetched one by one: a node that has just been moved
 * is for a moment both at its old and its new position, and a collection with a duplicate key never ends.
 */
function onceEach(nodes: readonly TreeNode[], met = new Set<string>()): readonly TreeNode[] {
  return nodes.flatMap(node => {
    if (met.has(node.id)) return []
    met.add(node.id)
    return [node.children ? { ...node, children: onceEach(node.children, met) } : node]
  })
}

/** The rows under a parent: its nodes, then the row that brings more; one that waits while they are on their way. */
function rowsUnder(
  nodes: readonly TreeNode[] | undefined,
  more: string | undefined,
  parent?: string,
): readonly TreeRow[] {
  if (!nodes) return [{ kind: 'loading', id: `loading ${parent ?? ''}` }]
  const rows: TreeRow[] = nodes.map(node => ({ kind: 'node', id: node.id, node }))
  return more ? [...rows, { kind: 'more', id: `${moreId}${parent ?? ''}`, label: more, parent }] : rows
}

/** The parent whose row of more this is; `false` for other rows. */
const parentOfMore = (id: string): string | undefined | false =>
  id.startsWith(moreId) ? id.slice(moreId.length) || undefined : false

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A name with the search text highlighted, regardless of accents and case. */
function Marked({ text, mark }: { readonly text: string; readonly mark: string | undefined }) {
  const sought = plain(mark?.trim() ?? '')
  const letters = [...text.normalize('NFC')]
  // Folding may change a letter's length; places are counted letter by letter.
  const folded = letters.map(plain)
  const place = sought ? folded.join('').indexOf(sought) : -1
  if (place === -1) return <Fragment>{text}</Fragment>
  let passed = 0
  const inside = folded.map(letter => {
    const at = passed
    passed += letter.length
    return at >= place && at < place + sought.length
  })
  const from = inside.indexOf(true)
  const to = inside.lastIndexOf(true) + 1
  return (
    <>
      {letters.slice(0, from).join('')}
      <mark>{letters.slice(from, to).join('')}</mark>
      {letters.slice(to).join('')}
    </>
  )
}

type Texts = TreeProps['texts']

interface RowProps {
  readonly row: TreeRow
  readonly ticks: boolean
  readonly mark: string | undefined
  readonly texts: Texts
}

function Row({ row, ticks, mark, texts }: RowProps) {
  if (row.kind !== 'node') {
    const label = row.kind === 'more' ? row.label : texts.loading
    return (
      <TreeItem
        id={row.id}
        textValue={label}
        isDisabled={row.kind === 'loading'}
        className={styles.row ?? ''}
      >
        <TreeItemContent>
          <span className={row.kind === 'more' ? styles.more : styles.loading}>{label}</span>
        </TreeItemContent>
      </TreeItem>
    )
  }
  const { node } = row
  return (
    <TreeItem
      id={node.id}
      textValue={node.name}
      hasChildItems={node.hasChildren}
      isDisabled={node.disabled ?? false}
      className={styles.row ?? ''}
    >
      <TreeItemContent>
        {node.hasChildren ? (
          <Button slot="chevron" className={styles.arrow ?? ''} aria-label={texts.expand}>
            <ChevronRight size={15} strokeWidth={2} aria-hidden="true" />
          </Button>
        ) : (
          <span className={styles.noArrow} />
        )}
        {ticks && (
          <Checkbox slot="selection" className={styles.tick ?? ''} aria-label={texts.select}>
            <span className={styles.box} />
          </Checkbox>
        )}
        <span className={styles.name} lang={node.lang}>
          <Marked text={node.name} mark={mark} />
        </span>
        {node.note && <span className={styles.note}>{node.note}</span>}
      </TreeItemContent>
      {node.hasChildren && (
        <Collection items={rowsUnder(node.children, node.more, node.id)} dependencies={[ticks, mark, texts]}>
          {child => <Row row={child} ticks={ticks} mark={mark} texts={texts} />}
        </Collection>
      )}
    </TreeItem>
  )
}

/** The tree itself, loaded when `Tree` is first shown. */
export function TreeView(props: TreeProps) {
  const { label, nodes, more, expanded, onExpanded, onMore, selected, onSelected, onOpen, mark, texts } =
    props
  const selection = props.selection ?? 'none'
  const ticks = selection === 'multiple'
  const bring = (id: string): boolean => {
    const parent = parentOfMore(id)
    if (parent === false) return false
    onMore?.(parent)
    return true
  }
  return (
    <Tree
      aria-label={label}
      className={styles.tree ?? ''}
      items={rowsUnder(onceEach(nodes), more)}
      dependencies={[ticks, mark, texts]}
      expandedKeys={expanded}
      onExpandedChange={keys => onExpanded(new Set([...keys].map(String)))}
      selectionMode={selection}
      selectionBehavior="toggle"
      // Escape belongs to the dialog around it, and must not take the choice away.
      escapeKeyBehavior="none"
      disabledBehavior="selection"
      {...(selected && { selectedKeys: selected })}
      onSelectionChange={keys => {
        if (keys === 'all') return
        const ids = [...keys].map(String)
        const pressed = ids.find(id => parentOfMore(id) !== false)
        if (pressed !== undefined) bring(pressed)
        else onSelected?.(new Set(ids))
      }}
      {...((selection === 'none' || onOpen) && {
        onAction: key => {
          if (!bring(String(key))) onOpen?.(String(key))
        },
      })}
      // A tree is empty for a moment before it has gathered its rows.
      renderEmptyState={() => nodes.length === 0 && <div className={styles.empty}>{texts.empty}</div>}
    >
      {row => <Row row={row} ticks={ticks} mark={mark} texts={texts} />}
    </Tree>
  )
}
