import { z } from 'zod/mini'
import { documentBlock, page, running } from '../papers/blocks.ts'
import { type TemplateKind, templateKind, templateKindNames } from './kinds.ts'

const documentKinds = templateKindNames.filter(
  (kind): kind is Exclude<TemplateKind, 'LABEL'> => templateKind(kind).family === 'document',
)

export const documentTemplate = z.strictObject({
  family: z.literal('document'),
  kind: z.enum(documentKinds),
  /** Record or procedure type: 'object', 'LOAN_OUT'. */
  about: z.string().check(z.maxLength(40)),
  page: z.prefault(page, {}),
  header: z.prefault(running, {}),
  footer: z.prefault(running, {}),
  blocks: z.array(documentBlock).check(z.maxLength(100)),
})

export type DocumentTemplate = z.output<typeof documentTemplate>
