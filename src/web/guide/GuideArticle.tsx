import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GuideBlock, GuideSpans, GuideText } from '#model/guide/guide-text.ts'
import { Kbd } from '../ui/Kbd.tsx'
import styles from './GuideArticle.module.css'
import { useLabels } from './use-labels.ts'

/** Names the parts of a text by their places, which never change. */
const placed = <Part,>(parts: readonly Part[]): readonly (readonly [place: string, part: Part])[] =>
  parts.map((part, index) => [String(index), part])

/** A stretch of text with its names of buttons, keys and links. */
export function GuideWords({ spans }: { readonly spans: GuideSpans }) {
  const labels = useLabels()
  return placed(spans).map(([key, span]): ReactNode => {
    switch (span.type) {
      case 'label':
        return (
          <b key={key} className={styles.label}>
            {labels(span.text)}
          </b>
        )
      case 'key':
        return <Kbd key={key}>{span.text}</Kbd>
      case 'strong':
        return <strong key={key}>{span.text}</strong>
      case 'em':
        return <em key={key}>{span.text}</em>
      case 'link': {
        const [chapter, hash] = span.to.split('#')
        return (
          <Link key={key} to="/help/{-$chapter}" params={{ chapter }} {...(hash && { hash })}>
            {span.text}
          </Link>
        )
      }
      default:
        return span.text
    }
  })
}

function Items({ items }: { readonly items: readonly GuideSpans[] }) {
  return placed(items).map(([key, spans]) => (
    <li key={key}>
      <GuideWords spans={spans} />
    </li>
  ))
}

function Cells({ cells, as: Cell }: { readonly cells: readonly GuideSpans[]; readonly as: 'th' | 'td' }) {
  return placed(cells).map(([key, spans]) => (
    <Cell key={key} {...(Cell === 'th' && { scope: 'col' })}>
      <GuideWords spans={spans} />
    </Cell>
  ))
}

function Block({ block }: { readonly block: GuideBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1}>
          <GuideWords spans={block.spans} />
        </h2>
      )
    case 'steps':
      return (
        <ol>
          <Items items={block.items} />
        </ol>
      )
    case 'points':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      )
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              <Cells cells={block.head} as="th" />
            </tr>
          </thead>
          <tbody>
            {placed(block.rows).map(([key, row]) => (
              <tr key={key}>
                <Cells cells={row} as="td" />
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'picture':
      return (
        <figure>
          <img
            src={`/guide/pictures/${block.name}.webp`}
            alt={block.text}
            width={block.width}
            height={block.height}
            loading="lazy"
          />
          <figcaption aria-hidden="true">{block.text}</figcaption>
        </figure>
      )
    case 'note':
      return (
        <p className={styles.note}>
          <GuideWords spans={block.spans} />
        </p>
      )
    default:
      return (
        <p>
          <GuideWords spans={block.spans} />
        </p>
      )
  }
}

/** A chapter of the guide. It is data read from Markdown by the build: no text of it is ever taken as markup. */
export function GuideArticle({ text }: { readonly text: GuideText }) {
  return (
    <article className={styles.article}>
      <h1 tabIndex={-1}>{text.title}</h1>
      {placed(text.blocks).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
    </article>
  )
}
