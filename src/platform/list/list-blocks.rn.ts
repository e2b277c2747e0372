import type { CSSProperties } from 'react'
import { windowSize } from '@/platform/device/window-size'
import { measured } from '@/platform/view/measure'

/** Props that make a block measurable. */
export const blockProps = (name: string): object => measured(name)

/** Gives an emptied block the height of its content; undefined for a rendered one. */
export const boxStyle = (height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { height }

/** Style of a block. */
export const blockStyle = (_index: number, height: number | undefined): CSSProperties | undefined => boxStyle(height)

/** Props of the wrapper of a list's footer. */
export const footProps: object = {}

/** Window height in the unit of scroll events. */
export const viewHeight = (): number => windowSize().height
