import Taro from '@tarojs/taro'

/** Converts design units for inline styles: rem on the web, rpx in mini-programs, a number on React Native. */
export const units = (size: number): string => Taro.pxTransform(size)
