import { type RefObject, useEffect, useState } from 'react'

/** The page that takes the middle of a scrolled list of pages, and the way to another one. */
export function usePages(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')]
      const seen = pages.findLast(page => page.getBoundingClientRect().top <= middle) ?? pages[0]
      if (seen) setCurrent(Number(seen.dataset.page))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [list])
  return {
    current,
    goTo(pageNumber: number) {
      list.current?.querySelector(`[data-page="${pageNumber}"]`)?.scrollIntoView({ block: 'start' })
      setCurrent(pageNumber)
    },
  }
}
