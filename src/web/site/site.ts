import { suggestIn } from './suggest.ts'
import { type ZoomWords, zoomBar } from './zoom-bar.ts'

/** Closes menus of links when one leaves them, as menus do. */
function closeMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('details.drop')]
  const closeBut = (kept: EventTarget | null) => {
    for (const menu of menus) if (!(kept instanceof Node && menu.contains(kept))) menu.open = false
  }
  document.addEventListener('click', ({ target }) => closeBut(target))
  document.addEventListener('focusin', ({ target }) => closeBut(target))
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const open = menus.find(menu => menu.open && target instanceof Node && menu.contains(target))
    closeBut(null)
    open?.querySelector('summary')?.focus()
  })
}

closeMenus()

for (const form of document.querySelectorAll<HTMLFormElement>('form.find')) suggestIn(form)

for (const stage of document.querySelectorAll<HTMLElement>('.stage[data-words]'))
  zoomBar(stage, JSON.parse(stage.dataset.words ?? '{}') as ZoomWords)
