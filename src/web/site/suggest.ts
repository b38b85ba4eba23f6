/** Records of a kind that may be meant. */
interface Group {
  readonly label: string
  readonly records: readonly { readonly title: string; readonly by: string; readonly address: string }[]
}

/** Milliseconds without a key after which is asked. */
const restMs = 150
const fewestLetters = 2

let fields = 0

const element = (name: string, className: string, text = ''): HTMLElement => {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

/** Proposes records while somebody types into a search field: each leads to its page. Without a choice the field searches as ever. */
export function suggestIn(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=q]')
  if (!input) return
  fields += 1
  const list = element('div', 'suggestions')
  list.id = `suggestions-${fields}`
  list.role = 'listbox'
  list.ariaLabel = input.labels?.[0]?.textContent ?? ''
  list.hidden = true
  form.append(list)
  input.role = 'combobox'
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  let asked = 0
  let timer: number | undefined

  function choose(chosen: HTMLElement | undefined): void {
    for (const option of options()) option.ariaSelected = String(option === chosen)
    if (chosen) input?.setAttribute('aria-activedescendant', chosen.id)
    else input?.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
  }
  function show(isOpen: boolean): void {
    list.hidden = !isOpen
    if (input) input.ariaExpanded = String(isOpen)
    if (!isOpen) choose(undefined)
  }
  show(false)

  function fill(groups: readonly Group[]): void {
    list.replaceChildren(
      ...groups.map(({ label, records }, at) => {
        const group = element('div', 'group')
        group.role = 'group'
        group.ariaLabel = label
        group.append(
          element('span', 'kind', label),
          ...records.map(({ title, by, address }, place) => {
            const option = element('a', 'option') as HTMLAnchorElement
            option.role = 'option'
            option.id = `${list.id}-${at}-${place}`
            option.tabIndex = -1
            option.href = address
            option.append(element('span', 'title', title))
            if (by) option.append(' ', element('span', 'by', by))
            return option
          }),
        )
        return group
      }),
    )
    show(groups.length > 0)
  }

  async function ask(): Promise<void> {
    const typed = input?.value.trim() ?? ''
    asked += 1
    const mine = asked
    if (typed.length < fewestLetters) return show(false)
    const address = new URL(form.action)
    address.pathname = address.pathname.replace(/search$/, 'suggest')
    address.search = new URLSearchParams({ q: typed }).toString()
    const answer = await fetch(address).catch(() => undefined)
    // Whoever types on has asked anew; a site that cannot answer is searched as without a script.
    if (mine === asked && answer?.ok) fill((await answer.json()) as Group[])
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), restMs)
  })
  input.addEventListener('keydown', event => {
    if (list.hidden) return
    const all = options()
    const at = all.findIndex(option => option.ariaSelected === 'true')
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are records: the field itself.
      const next = (at + 1 + step + all.length + 1) % (all.length + 1)
      choose(all[next - 1])
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      all[at]?.click()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      show(false)
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) show(false)
  })
  // A press on a record would take the focus away, and the list with it, before it is a click.
  list.addEventListener('pointerdown', event => event.preventDefault())
}
