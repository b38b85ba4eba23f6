import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Tree } from '../../ui/tree/Tree.tsx'
import type { TreeProps } from '../../ui/tree/TreeNode.ts'
import styles from './Browse.module.css'
import type { TermBrowser } from './use-term-browser.ts'

export interface TermTreeProps
  extends Pick<TreeProps, 'label' | 'selection' | 'selected' | 'onSelected' | 'onOpen'> {
  readonly browser: TermBrowser
}

/** The terms of a vocabulary, as a tree or, where there is none or one searches, as a list. */
export function TermTree({ browser, ...tree }: TermTreeProps) {
  const { t } = useTranslation()
  if (browser.isError) return <LoadFailed text={t('common.unreachable')} retry={browser.retry} />
  if (browser.isPending)
    return (
      <p className={styles.waiting} role="status">
        {t('vocabularyPicker.loading')}
      </p>
    )
  return (
    <Tree
      {...tree}
      nodes={browser.nodes}
      expanded={browser.opened}
      onExpanded={browser.setOpened}
      onMore={parent => parent !== undefined && browser.bringMore(parent)}
      {...(browser.q !== undefined && { mark: browser.q })}
      texts={{
        loading: t('vocabularyPicker.loading'),
        empty: t('vocabularyPicker.none'),
        expand: t('vocabularyPicker.expand'),
        select: t('vocabularyPicker.select'),
      }}
    />
  )
}
