import type { CSSProperties } from 'react'

/** Blocks that a screen shows at first; the browser need not think about them. */
const FIRST = 2

/**
 * A browser lays out and paints a block only when it comes near the view, and remembers how high it was. What it skips can
 * still be reached by keyboard, by searching in the page and by a screen reader. The margin is for the ring of what has focus.
 */
const skipped: CSSProperties = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 800px',
  overflowClipMargin: '8px',
}

/** No block need be measured. */
export const blockProps = (_name: string): object => ({})

/** What makes a block of a list one that the browser may skip; the first ones are always drawn. */
export const blockStyle = (index: number, _height: number | undefined): CSSProperties | undefined =>
  index < FIRST ? undefined : skipped

/** No box is ever empty. */
export const boxStyle = (_height: number | undefined): CSSProperties | undefined => undefined

/** To a browser, what is pushed down by new rows is a page that jumps; the foot of a longer list is another one, without a box. */
export const footProps: object = { style: { display: 'contents' } }
