import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branchFacet } from '#model/engine/tree.ts'
import { Tree } from '../../ui/tree/Tree.tsx'
import type { CardArea } from '../card-area.ts'
import { cardWordKey } from '../card-words.ts'
import { isNarrowed, type ListPatch, type ListSearch, withFacet } from '../data/list-search.ts'
import { ListFailed } from '../ListFailed.tsx'
import { shownTitle } from '../shown-title.ts'
import styles from './ListTree.module.css'
import { useCardTree } from './use-card-tree.ts'

export interface ListTreeProps {
  readonly area: CardArea
  readonly search: ListSearch
  readonly onChange: (patch: ListPatch) => void
  /** True when the selected node has no children. */
  readonly isEmpty?: boolean
  /** The list of the selected node. */
  readonly children: ReactNode
}

/** Returns true when the list is filtered by the branch of the tree alone. */
const isBranchAlone = ({ filters = {}, ...search }: ListSearch): boolean =>
  !isNarrowed(search) && Object.keys(filters).length === 1

/** The tree of the records beside their list: choosing a node narrows the list to everything below it. */
export function ListTree({ area, search, onChange, isEmpty = false, children }: ListTreeProps) {
  const { t } = useTranslation()
  const facet = branchFacet(area.declaration) ?? ''
  const chosen = search.filters?.[facet]?.at(0)?.replace(/^#/, '')
  const tree = useCardTree(area, chosen)
  const choose = (id: string | undefined) =>
    onChange({ filters: withFacet(search.filters, facet, id === undefined ? [] : [`#${id}`]) })
  const here = tree.path.at(-1)
  return (
    <div className={styles.halves}>
      <div className={styles.tree}>
        {tree.isError ? (
          <ListFailed onRetry={tree.retry} />
        ) : (
          <Tree
            label={t('cards.tree.tree')}
            nodes={tree.nodes}
            more={tree.more}
            expanded={tree.opened}
            onExpanded={tree.setOpened}
            onMore={tree.bringMore}
            selection="single"
            selected={new Set(chosen === undefined ? [] : [chosen])}
            onSelected={ids => choose([...ids].at(0))}
            texts={{
              loading: t('cards.tree.loading'),
              empty: tree.isPending ? t('cards.tree.loading') : t('cards.tree.empty'),
              expand: t('cards.tree.expand'),
              select: t('cards.tree.select'),
            }}
          />
        )}
      </div>
      <div className={styles.list}>
        {here && (
          <nav className={styles.way} aria-label={t('cards.tree.tree')}>
            <button type="button" className={styles.step} onClick={() => choose(undefined)}>
              {t(cardWordKey(area.type, 'title'))}
            </button>
            {tree.path.slice(0, -1).map(({ id, title }) => (
              <button key={id} type="button" className={styles.step} onClick={() => choose(id)}>
                {shownTitle(title)}
              </button>
            ))}
            <Link to={area.recordPath(here.id)} className={styles.here}>
              {shownTitle(here.title)}
            </Link>
          </nav>
        )}
        {isEmpty && here && isBranchAlone(search) ? (
          <p className={styles.none}>{t('cards.tree.none')}</p>
        ) : (
          <div className={styles.rows}>{children}</div>
        )}
      </div>
    </div>
  )
}
