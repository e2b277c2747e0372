import Taro from '@tarojs/taro'

/** Design units as a length for an inline style: rem on the web, rpx in a mini-program, a number on native. */
export const units = (size: number): string => Taro.pxTransform(size)
