import type { ReactNode } from 'react'
import { pageStep } from '@/platform/list/list-step'
import { LongList } from '../LongList'

export interface RowsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  /** Called near the end of the loaded rows. */
  onEnd: () => void
  /** Nothing more is asked for as the end comes near, but when `foot` asks for it. */
  stopped: boolean
  /** Whether the rows follow other content. */
  inline: boolean
  /** Footer below the rows; `goOn` draws or loads more of them. */
  foot: (drawn: number, goOn: () => void) => ReactNode
}

/** The rows of the pages that have come: those near the view, drawn in small pieces. */
export const Rows = <T,>({ inline: _inline, ...props }: RowsProps<T>) => <LongList step={pageStep} {...props} />
