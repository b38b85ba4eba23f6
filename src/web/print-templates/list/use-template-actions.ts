import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  readTemplate,
  restoreTemplate,
  restoreTemplateVersion,
  type TemplateRow,
  type TemplateVersion,
  templateVersions,
} from '#model/api/print-templates.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { offerUndo } from '../../platform/notices/offer-undo.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'

const conflict = 409

/** Actions on a template other than editing, each with a notice of its result. */
export function useTemplateActions() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      [listTemplates, readTemplate, templateVersions].map(({ name }) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const onError = (failure: Error) => {
    const isOutdated = failure instanceof CallError && failure.status === conflict
    notices.add('error', isOutdated ? 'templates.list.changedMeanwhile' : wordsForFailure(failure))
  }
  const handlers = { onSettled, onError }

  const copy = useMutation({
    mutationFn: ({ id, name }: Pick<TemplateRow, 'id' | 'name'>) =>
      call(createTemplate, { body: { name, copyOf: id } }),
    ...handlers,
  })
  const change = useMutation({
    mutationFn: ({
      template: { id, version },
      ...body
    }: {
      readonly template: TemplateRow
      readonly name?: string
      readonly isDefault?: boolean
    }) => call(changeTemplate, { params: { templateId: id }, body: { version, ...body } }),
    ...handlers,
  })
  const restore = useMutation({
    mutationFn: ({ id }: TemplateRow) => call(restoreTemplate, { params: { templateId: id } }),
    ...handlers,
  })
  const remove = useMutation({
    mutationFn: ({ id }: TemplateRow) => call(deleteTemplate, { params: { templateId: id } }),
    ...handlers,
    onSuccess: (_answer, template) =>
      offerUndo('templates.list.deleted', { name: template.name }, async () => {
        await call(restoreTemplate, { params: { templateId: template.id } }).finally(onSettled)
        return undefined
      }),
  })
  const goBack = useMutation({
    mutationFn: ({
      template: { id, version },
      to,
    }: {
      readonly template: TemplateRow
      readonly to: TemplateVersion
    }) =>
      call(restoreTemplateVersion, {
        params: { templateId: id, version: String(to.version) },
        body: { version },
      }),
    ...handlers,
    onSuccess: (_answer, { to }) =>
      notices.add('success', 'templates.versions.restored', { version: to.version }),
  })
  return { copy, change, remove, restore, goBack }
}
