import { useEffect } from 'react'
import { productName } from './i18n/product-name.ts'
import { createStore, useStore } from './store.ts'

/** Title that a page gives itself while it is in one of several states. */
const ownTitle = createStore<string | undefined>(undefined)

/** Title of the window: the page, then the product (P-R19). A title the page gave itself goes first. */
export function usePageTitle(title: string | undefined): void {
  const own = useStore(ownTitle)
  const shown = own ?? title
  useEffect(() => {
    document.title = [shown, productName()].filter(Boolean).join(' · ')
  }, [shown])
}

/** Names the state a page is in, in place of the page; undefined leaves the page's own name. */
export function useStateTitle(title: string | undefined): void {
  useEffect(() => {
    ownTitle.set(() => title)
    return () => ownTitle.set(() => undefined)
  }, [title])
}
