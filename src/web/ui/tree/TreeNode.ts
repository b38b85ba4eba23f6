/** A node of a `Tree`. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly lang?: string
  /** Behind the name, quieter: a count, a status. */
  readonly note?: string
  readonly hasChildren: boolean
  /** Undefined until loaded. */
  readonly children?: readonly TreeNode[] | undefined
  /** There are more children than are here: the words of the row that brings them. */
  readonly more?: string | undefined
  readonly disabled?: boolean
}

export interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** There are more at the top than are here. */
  readonly more?: string | undefined
  readonly expanded: ReadonlySet<string>
  /** All that are open now; load the children of the new one. */
  readonly onExpanded: (ids: ReadonlySet<string>) => void
  /** The row that brings more was pressed: of a node, or of the top. */
  readonly onMore?: (parent: string | undefined) => void
  readonly selection?: 'none' | 'single' | 'multiple'
  /** May hold nodes that are not loaded. */
  readonly selected?: ReadonlySet<string>
  readonly onSelected?: (ids: ReadonlySet<string>) => void
  /** Called on Enter or a press that selects nothing. */
  readonly onOpen?: (id: string) => void
  /** The searched text, highlighted in the names. */
  readonly mark?: string
  readonly texts: {
    readonly loading: string
    readonly empty: string
    /** Names the arrow of a node. */
    readonly expand: string
    readonly select: string
  }
}
