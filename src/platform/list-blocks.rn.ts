import Taro from '@tarojs/taro'
import { measured } from './measure'

/** What makes a block of a list one that can be measured; given back, an empty box of the height that it had. */
export const blockProps = (name: string, _index: number, height?: number): object => ({
  ...measured(name),
  style: height === undefined ? undefined : { height },
})

/** The height of the window in the unit of scroll events. */
export const viewHeight = (): number => Taro.getSystemInfoSync().windowHeight
