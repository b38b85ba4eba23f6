import { useEffect } from 'react'
import { productName } from './i18n/product-name.ts'

/** Title of the window: the page, then the product (acceptance row P-R19). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = [title, productName()].filter(Boolean).join(' · ')
  }, [title])
}
