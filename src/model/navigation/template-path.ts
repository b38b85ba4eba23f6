import { pages } from './pages.ts'

/** The templates of what is printed; with `?bin=true` those in the bin (acceptance row C-S05). */
export const templatesPath = pages.templates.path

/** One template: its editor, or its look where it cannot be changed. */
export const templatePath = (id: string): `/${string}` => `${templatesPath}/${id}`
