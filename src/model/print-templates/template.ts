import { z } from 'zod/mini'
import { documentTemplate } from './document.ts'
import { labelTemplate } from './label.ts'

/** What is printed how: a small document, edited without code (acceptance row C-P12). Its paths are checked by `check-template.ts`. */
export const printTemplate = z.discriminatedUnion('family', [labelTemplate, documentTemplate])

export type PrintTemplate = z.output<typeof printTemplate>

/** As it may be written: what has a usual value may be left out. */
export type GivenTemplate = z.input<typeof printTemplate>
