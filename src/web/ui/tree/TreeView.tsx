import { ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { Marked } from './Marked.tsx'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeNode.ts'
import { onceEach, parentOfMore, rowsUnder, type TreeRow } from './tree-rows.ts'

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

/** What stands behind `Tree`. */
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
