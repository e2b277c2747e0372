import Taro from '@tarojs/taro'
import { measured } from './measure'

/** What makes a block of a list one that can be measured. */
export const blockProps = (name: string, _index: number): object => measured(name)

/** What makes a box without content as high as its content was; nothing for one that has its content. */
export const emptyBox = (height: number | undefined): object =>
  height === undefined ? {} : { style: { height: `${height}px` } }

/** What the box around the foot of a list has. */
export const footProps: object = {}

/** The height of the window in the unit of scroll events. */
export const viewHeight = (): number => Taro.getSystemInfoSync().windowHeight
