import Taro from '@tarojs/taro'

/** Shows pictures over the whole screen, beginning with the one at `index`, in the platform's own viewer. */
export function showPictures(sources: readonly string[], index: number): void {
  const current = sources[index]
  if (current !== undefined) void Taro.previewImage({ urls: [...sources], current })
}
