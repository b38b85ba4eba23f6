import type { Task, WrittenTask } from '#model/api/procedures/tasks.ts'

/** A task as it is written: `who` is a group of those it can be given to, or the id of a member. */
export interface TaskDraft {
  readonly words: string
  readonly who: string
  /** The day it is counted from; '' for a task without a date. */
  readonly from: string
  /** undefined while what was typed is no number. */
  readonly days: number | undefined
  readonly side: 'before' | 'after'
}

export const newTask: TaskDraft = { words: '', who: 'MANAGERS', from: '', days: 0, side: 'after' }

/** Returns a task to be changed. */
export function draftOf({
  words,
  responsible,
  account,
  due,
}: Pick<Task, 'words' | 'responsible' | 'account' | 'due'>): TaskDraft {
  const days = due?.days ?? 0
  return {
    words,
    // Those who have left the museum are nobody to choose: the managers do it.
    who: responsible === 'MEMBER' ? (account?.id ?? 'MANAGERS') : responsible,
    from: due?.from ?? '',
    days: Math.abs(days),
    side: days < 0 ? 'before' : 'after',
  }
}

/** Returns a task as it is sent. */
export function writtenOf({ words, who, from, days = 0, side }: TaskDraft): WrittenTask {
  const due = from === '' ? null : { from, days: side === 'before' ? 0 - days : days }
  return who === 'MANAGERS' || who === 'NOBODY'
    ? { words, responsible: who, due }
    : { words, responsible: 'MEMBER', accountId: who, due }
}
