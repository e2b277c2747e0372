import type { CSSProperties } from 'react'
import Taro from '@tarojs/taro'
import { measured } from './measure'

/** What makes a block of a list one that can be measured. */
export const blockProps = (name: string): object => measured(name)

/** A box without content is as high as its content was; `height` is nothing for one that has its content. */
export const boxStyle = (height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { height: `${height}px` }

/** The style of a block of a list. */
export const blockStyle = (_index: number, height: number | undefined): CSSProperties | undefined => boxStyle(height)

/** What the box around the foot of a list has. */
export const footProps: object = {}

/** The height of the window in the unit of scroll events. */
export const viewHeight = (): number => Taro.getSystemInfoSync().windowHeight
