import { useEffect, useState } from 'react'

const scrollerOf = (element: Element | null): Element | null => {
  for (let at = element?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

/** The id of the section that is being read: the last one whose beginning has passed the upper third of what scrolls. */
export function useSectionInView(
  ids: readonly string[],
): readonly [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0])
  const joined = ids.join(' ')
  useEffect(() => {
    const sections = joined.split(' ').flatMap(id => document.getElementById(id) ?? [])
    const scroller = scrollerOf(sections[0] ?? null)
    const look = () => {
      const box = scroller?.getBoundingClientRect() ?? { top: 0, height: innerHeight }
      const line = box.top + box.height / 3
      const atEnd =
        scroller &&
        scroller.scrollTop > 0 &&
        scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
      const passed = sections.filter(section => section.getBoundingClientRect().top <= line)
      setCurrent((atEnd ? sections : passed).at(-1)?.id ?? sections[0]?.id)
    }
    const target = scroller ?? window
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [joined])
  return [current, setCurrent]
}
