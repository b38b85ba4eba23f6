import { writeEscapedAttribute as escaped } from './escaped-text.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Opens a worksheet part; the caller closes it. */
export const worksheetStart = `${declaration}<worksheet xmlns="${main}">`

/** Indexes of `cellXfs` below. */
export const cellStyle = { plain: 0, header: 1, day: 2, moment: 3, textLikeFormula: 4 } as const

const styles = `${declaration}<styleSheet xmlns="${main}">\
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="5">\
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>\
</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const contentTypes = (sheets: number): string => `${declaration}\
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>\
${Array.from({ length: sheets }, (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}\
</Types>`

const rootRelations = `${declaration}<Relationships xmlns="${packageRelationships}">\
<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = (
  sheets: number,
): string => `${declaration}<Relationships xmlns="${packageRelationships}">\
${Array.from({ length: sheets }, (_, index) => `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}\
<Relationship Id="rId${sheets + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`

const workbook = (sheets: readonly PackageSheet[]): string => `${declaration}\
<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>\
${sheets.map(({ name, hidden }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`).join('')}\
</sheets></workbook>`

export interface PackageSheet {
  readonly name: string
  readonly hidden: boolean
}

/** Path to content of everything in a workbook but its worksheets, which are at `xl/worksheets/sheet1.xml` and on. */
export const packageParts = (
  sheets: readonly PackageSheet[],
): readonly (readonly [path: string, xml: string])[] => [
  ['[Content_Types].xml', contentTypes(sheets.length)],
  ['_rels/.rels', rootRelations],
  ['xl/workbook.xml', workbook(sheets)],
  ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
  ['xl/styles.xml', styles],
]
