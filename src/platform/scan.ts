import Taro from '@tarojs/taro'

/** Reads a code by the camera or from a picture; undefined when one closes the scanner. Absent where there is none. */
export const scan: (() => Promise<string | undefined>) | undefined = async () => {
  try {
    return (await Taro.scanCode({})).result
  } catch (error) {
    if (String((error as { errMsg?: string }).errMsg).includes('cancel')) return undefined
    throw error
  }
}
