import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { gridIn } from './use-list-place.ts'

/** Keys of a list: j and k lead to its rows from anywhere on the page; the rest the rows answer to themselves. */
export function useListKeys(body: RefObject<HTMLElement | null>, mayEdit: boolean): void {
  const { t } = useTranslation()
  const goOn = (key: string) => () => {
    const grid = gridIn(body.current)
    grid?.focus({ preventScroll: true })
    grid?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  usePageActions(t('common.keys.list'), [
    { id: 'next', label: t('common.keys.nextRow'), keys: 'j', run: goOn('j'), isKeyOnly: true },
    { id: 'previous', label: t('common.keys.previousRow'), keys: 'k', run: goOn('k'), isKeyOnly: true },
    { id: 'open', label: t('common.keys.openRow'), keys: 'enter' },
    ...(mayEdit ? [{ id: 'edit-row', label: t('common.keys.editRow'), keys: 'e' }] : []),
    { id: 'select', label: t('common.keys.selectRow'), keys: 'x space' },
    { id: 'select-range', label: t('common.keys.selectRange'), keys: 'shift+space' },
    { id: 'select-all', label: t('common.keys.selectAll'), keys: 'mod+a' },
  ])
}
