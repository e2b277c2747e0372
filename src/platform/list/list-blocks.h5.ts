import type { CSSProperties } from 'react'

/** Number of blocks that are always rendered. */
const FIRST = 2

/**
 * `content-visibility` lets the browser skip layout and painting of blocks outside the viewport, while they stay
 * reachable by keyboard, page search and screen readers. The margin keeps focus outlines visible.
 */
const skipped: CSSProperties = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 800px',
  overflowClipMargin: '8px',
}

/** Blocks need not be measured on the web. */
export const blockProps = (_name: string): object => ({})

/** Style of a block; all but the first ones may be skipped. */
export const blockStyle = (index: number, _height: number | undefined): CSSProperties | undefined =>
  index < FIRST ? undefined : skipped

/** There are no emptied blocks on the web. */
export const boxStyle = (_height: number | undefined): CSSProperties | undefined => undefined

/** `display: contents` excludes the footer from scroll anchoring and layout shift measurement. */
export const footProps: object = { style: { display: 'contents' } }
