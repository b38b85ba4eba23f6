import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
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
  if (browser.isError)
    return (
      <Banner
        kind="danger"
        role="alert"
        inset
        actions={<Button onClick={browser.retry}>{t('common.tryAgain')}</Button>}
      >
        {t('common.unreachable')}
      </Banner>
    )
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
