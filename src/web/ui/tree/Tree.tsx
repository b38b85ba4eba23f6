import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton.tsx'
import styles from './Tree.module.css'
import type { TreeProps } from './TreeNode.ts'

const View = lazy(async () => ({ default: (await import('./TreeView.tsx')).TreeView }))

/** A tree whose children come when a node is opened: arrow keys, type-ahead, selection. Its library is loaded with the first one. */
export function Tree(props: TreeProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} aria-busy="true">
          {[18, 12, 24].map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      }
    >
      <View {...props} />
    </Suspense>
  )
}
