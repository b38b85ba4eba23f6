import { z } from 'zod/mini'
import { documentTemplate } from './document.ts'
import { labelTemplate } from './label.ts'

/** A print template: a small document, edited without code (C-P12). Its paths are checked by `check-template.ts`. */
export const printTemplate = z.discriminatedUnion('family', [labelTemplate, documentTemplate])

export type PrintTemplate = z.output<typeof printTemplate>

/** A template as input, without its defaults. */
export type GivenTemplate = z.input<typeof printTemplate>
