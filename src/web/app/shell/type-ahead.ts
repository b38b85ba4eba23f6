/** Collects typed text until the box for it is loaded. */
export interface TypedAhead {
  /** Ends the waiting. @returns what was typed until now */
  readonly take: () => string
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && !(ctrlKey || metaKey || altKey)

/** Collects keystrokes from now on, so that none is lost or goes to the focused element. */
export function typeAhead(): TypedAhead {
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    if (isText(event)) typed += event.key
    else if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('')
    // Whatever has the focus still is not meant by it.
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', keep, true)
  return {
    take() {
      removeEventListener('keydown', keep, true)
      return typed
    },
  }
}
