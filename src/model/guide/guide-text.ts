import type { GuideChapter, GuidePlace } from './chapters.ts'

/** A stretch of text. A label is the key of a text of the interface: the name of a button or page, in the words of the reader's language. */
export type GuideSpan =
  | { readonly type: 'text' | 'label' | 'key' | 'strong' | 'em'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly to: GuidePlace }

export type GuideSpans = readonly GuideSpan[]

/** A part of a chapter. */
export type GuideBlock =
  | { readonly type: 'heading'; readonly id: string; readonly spans: GuideSpans }
  | { readonly type: 'paragraph' | 'note'; readonly spans: GuideSpans }
  | { readonly type: 'steps' | 'points'; readonly items: readonly GuideSpans[] }
  | {
      readonly type: 'table'
      readonly head: readonly GuideSpans[]
      readonly rows: readonly (readonly GuideSpans[])[]
    }
  | {
      readonly type: 'picture'
      readonly name: string
      readonly text: string
      readonly width: number
      readonly height: number
    }

/** A chapter as the client fetches it. */
export interface GuideText {
  readonly title: string
  readonly blocks: readonly GuideBlock[]
}

/** The words below one heading, for the search; those before the first heading have no id. Labels are written as `{{key}}`. */
export interface GuideSection {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A chapter in the contents of the guide. */
export interface GuideEntry {
  readonly chapter: GuideChapter
  readonly title: string
  readonly sections: readonly GuideSection[]
}

/** Labels in text: `{{cards.form.save}}`. */
export const labelPattern = /\{\{([\w./]+)\}\}/g
