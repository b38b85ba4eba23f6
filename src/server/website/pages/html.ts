export { html, raw } from 'hono/html'

/** A piece of a page: everything put into `html` is escaped, pieces of pages are not again, and what is undefined or false is left out. */
export type Part = unknown
