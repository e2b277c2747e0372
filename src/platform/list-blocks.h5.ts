/** Blocks that a screen shows at first; the browser need not think about them. */
const FIRST = 2

/**
 * A browser lays out and paints a block only when it comes near the view, and remembers how high it was. What it skips can
 * still be reached by keyboard, by searching in the page and by a screen reader. The margin is for the ring of what has focus.
 */
const skipped = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 800px', overflowClipMargin: '8px' }

/** What makes a block of a list one that the browser may skip; the first ones are always drawn. */
export const blockProps = (_name: string, index: number): object => (index < FIRST ? {} : { style: skipped })

/** No box is ever empty. */
export const emptyBox = (_height: number | undefined): object => ({})

/** To a browser, what is pushed down by new rows is a page that jumps; the foot of a longer list is another one, without a box. */
export const footProps: object = { style: { display: 'contents' } }
