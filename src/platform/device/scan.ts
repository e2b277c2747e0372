import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'

/**
 * Scans a code by camera or from a picture; undefined when cancelled. The constant is undefined on platforms without a
 * scanner.
 */
export const scan: (() => Promise<string | undefined>) | undefined = async () =>
  (await Taro.scanCode({}).catch(unlessCancelled))?.result
