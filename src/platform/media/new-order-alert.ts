import Taro from '@tarojs/taro'

/**
 * Vibrates the device where it can: a browser does so only once its page was touched, and some devices have no motor.
 */
export function alertNewOrder(): void {
  // The badge and the list announce the order in any case.
  Taro.vibrateLong().catch(() => undefined)
}
