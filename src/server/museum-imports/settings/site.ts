import { saveSite } from '#model/api/open-collection.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { publicityOf } from '#model/engine/publicity.ts'
import { addressProblem } from '#model/open/site-settings.ts'
import { cardTypes } from '#model/record-types.ts'
import { settingRows } from '#server/museum-exports/index.ts'
import { takeAddress } from '#server/open/index.ts'
import { tellOf } from '../imports-context.ts'
import { insertRows } from '../store/rows.ts'
import { type Setting, settingsOf } from './settings-of-file.ts'

const file = 'settings/site'

type Rows = (typeof settingRows)[typeof file]['_zod']['output']

/** The site itself, closed: the museum opens it when all is as it should be. */
const siteItself = ({ address, opened_at, first_opened_at, settings }: Rows['sites'][number]): Setting => {
  // One that was set up before anybody was asked about pictures says nothing, which is no.
  const given = { picturesWithObjects: false, ...settings, address, version: null }
  const read = saveSite.body?.safeParse(given).data
  return {
    key: 'site',
    name: address,
    fits: read !== undefined,
    async take(tx, taking) {
      if (!read) return false
      if (!(await takeAddress(tx, address))) {
        tellOf(taking, `${file} ${address}`, 'import.command.archive.addressTaken')
        return false
      }
      const { address: _address, version: _version, ...kept } = read
      // What was withdrawn before it was first opened was never seen.
      const row = { address, settings: kept, first_opened_at: first_opened_at ?? opened_at, opened_at: null }
      return (await insertRows(tx, 'site', [{ ...row, version: 1 }])) > 0
    },
  }
}

/** An address that it had: it leads to the one that it has. */
const formerAddress = (address: string): Setting => ({
  key: `address ${address}`,
  name: address,
  fits: addressProblem(address) === undefined,
  async take(tx, taking) {
    const isOurs = await takeAddress(tx, address)
    if (!isOurs) tellOf(taking, `${file} ${address}`, 'import.command.archive.addressGone')
    return isOurs
  },
})

/** A decision of the museum about a field. */
const fieldRule = ({ type, path, shown }: Rows['fields'][number]): Setting => {
  const declaration = declarationOfId(type)
  const says = declaration?.site && publicityOf(declaration).get(path)
  return {
    key: `${type} ${path}`,
    name: path,
    fits: says === 'on' || says === 'off',
    take: async tx =>
      declaration !== undefined &&
      (await insertRows(tx, 'site_rule', [{ type: cardTypes[declaration.type], path, shown }])) > 0,
  }
}

/** The public site with the addresses that lead to it, and what it shows. Names of records come over with these. */
export const site = settingsOf(file, settingRows[file], ({ sites, addresses = [], fields }) => {
  const own = new Set(sites.map(({ address }) => address))
  const former = addresses.filter(({ address }) => !own.has(address))
  return [
    ...sites.slice(0, 1).map(siteItself),
    ...former.map(({ address }) => formerAddress(address)),
    ...fields.map(fieldRule),
  ]
})
