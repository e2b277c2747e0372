import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'

/** Reads a code by the camera or from a picture; undefined when one closes the scanner. Absent where there is none. */
export const scan: (() => Promise<string | undefined>) | undefined = async () =>
  (await Taro.scanCode({}).catch(unlessCancelled))?.result
