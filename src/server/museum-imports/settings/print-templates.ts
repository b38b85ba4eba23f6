import { faultsOf } from '#model/print-templates/check-template.ts'
import { printTemplate } from '#model/print-templates/template.ts'
import { cut } from '#model/text/cut.ts'
import { accountElsewhere } from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { insertNumbered, insertRows } from '../store/rows.ts'
import { settingsOf } from './settings-of-file.ts'

const shape = settingRows['settings/print-templates']

/** Templates for printing, with all their versions; those in the trash stay there. */
export const printTemplates = settingsOf(
  'settings/print-templates',
  shape,
  ({ templates, versions }) =>
    templates
      .filter(({ deleted_at }) => deleted_at === null)
      .map(({ id, kind, about, name, version, is_default, copy_of }) => {
        const own = versions
          .filter(({ template_id }) => template_id === id)
          .map(each => ({ ...each, document: printTemplate.safeParse(each.document).data }))
        const present = own.find(each => each.version === version)?.document
        return {
          key: String(id),
          name,
          fits:
            present !== undefined &&
            present.kind === kind &&
            present.about === about &&
            faultsOf(present).length === 0,
          async take(tx) {
            const template = { kind, about, name, version, copy_of }
            const asDefault =
              is_default && (await insertNumbered(tx, 'print_template', { ...template, is_default }))
            // The museum has a default of its own by now.
            const here =
              asDefault || (await insertNumbered(tx, 'print_template', { ...template, is_default: false }))
            if (!here) return false
            await insertRows(
              tx,
              'print_template_version',
              own.flatMap(({ version: of, name: called, document, account_name, saved_at }) =>
                document === undefined
                  ? []
                  : {
                      template_id: here,
                      version: of,
                      name: called,
                      document,
                      account_id: accountElsewhere,
                      account_name: cut(account_name, longestName),
                      saved_at,
                    },
              ),
            )
            return true
          },
        }
      }),
  { named: true },
)
