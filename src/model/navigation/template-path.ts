import { pages } from './pages.ts'

/** Address of the print templates; with `?bin=true` of those in the trash (C-S05). */
export const templatesPath = pages.templates.path

/** Returns the address of a template: its editor, or a preview if it cannot be edited. */
export const templatePath = (id: string): `/${string}` => `${templatesPath}/${id}`
