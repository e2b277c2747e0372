import Taro from '@tarojs/taro'

/** Opens the platform's picture viewer at `index`. */
export function showPictures(sources: readonly string[], index: number): void {
  const current = sources[index]
  if (current !== undefined) void Taro.previewImage({ urls: [...sources], current })
}
