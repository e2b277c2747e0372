import Taro from '@tarojs/taro'
import type { Chosen } from './chosen'

/** Lets the person take or choose up to `count` pictures; none when they change their mind. */
export async function choosePictures(count: number): Promise<Chosen[]> {
  const sizeType: ['compressed'] = ['compressed']
  const { tempFiles } = await Taro.chooseImage({ count, sizeType }).catch((error: { errMsg?: string }) => {
    if (error.errMsg?.includes('cancel')) return { tempFiles: [] }
    throw error
  })
  return tempFiles.map(({ path, size }) => ({ preview: path, bytes: size ?? 0, file: path }))
}

/** Lets go of what shows a picture that was chosen; files of the platform go by themselves. */
export const letGo = (_: Chosen): void => undefined
