import type { ReadEntry, ReadValue } from '#model/print/read-view.ts'
import { html, type Part } from './html.ts'
import { langOf, type Reading, tongue } from './reading.ts'

const lines = (text: string): Part =>
  text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`))

/** A text as a field has it: a link where it names a public record, and in its language. */
function text(reading: Reading, path: string, value: string): Part {
  const page = reading.pageOf(path, value)
  if (page) return html`<a href="${page}">${value}</a>`
  const lang = langOf(reading, value)
  return lang ? html`<span${lang}>${lines(value)}</span>${tongue(reading, value)}` : lines(value)
}

/** A value in its most readable form. */
export function show(
  reading: Reading,
  { path, value }: { readonly path: string; readonly value: ReadValue },
): Part {
  switch (value.kind) {
    case 'text':
      return text(reading, path, value.text)
    case 'lines':
      return html`<ul>${value.lines.map(line => html`<li>${text(reading, path, line)}</li>`)}</ul>`
    case 'fields':
      return facts(reading, value.entries)
    case 'table':
      return html`<div class="scroll" tabindex="0"><table><thead><tr>${value.columns.map(column => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${value.rows.map(row => html`<tr>${row.map(cell => html`<td>${text(reading, path, cell)}</td>`)}</tr>`)}</tbody></table></div>`
    case 'rows':
      return html`<ol class="rows">${value.rows.map(row => html`<li>${facts(reading, row)}</li>`)}</ol>`
  }
}

/** Facts with their names. */
export function facts(reading: Reading, entries: readonly ReadEntry[]): Part {
  return html`<dl class="facts">${entries.map(entry => html`<div><dt>${entry.label}</dt><dd>${show(reading, entry)}</dd></div>`)}</dl>`
}
