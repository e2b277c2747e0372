import Taro from '@tarojs/taro'

export interface WindowSize {
  /** Device-independent pixels, the unit of touch and scroll events. */
  readonly width: number
  readonly height: number
}

let known: WindowSize | undefined
const forget = (): void => {
  known = undefined
}

/** Size of the window; read once until it changes, since a mini-program answers while touches and scrolling wait. */
export function windowSize(): WindowSize {
  if (!known) {
    const { windowWidth: width, windowHeight: height } = Taro.getSystemInfoSync()
    known = { width, height }
    Taro.offWindowResize?.(forget)
    Taro.onWindowResize?.(forget)
  }
  return known
}
