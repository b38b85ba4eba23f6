import { raw } from './html.ts'

/** Lines of the drawings beside words, on a ground of 24 by 24. */
const lines = {
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  download: '<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>',
  quote: '<path d="M10 7c-3 1-5 3-5 7v3h5v-5H7c0-2 1-3 3-4zm9 0c-3 1-5 3-5 7v3h5v-5h-3c0-2 1-3 3-4z"/>',
  mail: '<rect x="4" y="6" width="16" height="12" rx="1"/><path d="m4 8 8 6 8-6"/>',
  picture:
    '<rect x="4" y="5" width="16" height="14" rx="1"/><path d="m4 16 5-5 4 4 3-3 4 4"/><circle cx="9" cy="9" r="1"/>',
  filter: '<path d="M4 7h16M7 12h10M10 17h4"/>',
  tick: '<path d="m5 12 5 5 9-10"/>',
} as const

export type Icon = keyof typeof lines

/** A drawing beside words that say the same: it is nothing to those who listen. */
export const icon = (name: Icon) =>
  raw(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${lines[name]}</svg>`,
  )
