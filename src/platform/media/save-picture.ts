import Taro from '@tarojs/taro'

/** Outcome of saving a picture; a refusal can be reversed only in the platform's settings. */
export type Saving = 'saved' | 'refused' | 'cancelled'

/** Names of the permission: WeChat's and Alipay's. */
const scopes = ['scope.writePhotosAlbum', 'writePhotosAlbum', 'album']

/** Whether the platform asks for a permission before the first picture is saved. */
export async function asksToSave(): Promise<boolean> {
  const { authSetting } = await Taro.getSetting()
  const granted = authSetting as Readonly<Record<string, boolean | undefined>>
  return !scopes.some((scope) => granted[scope] === true)
}

const messageOf = (error: unknown): string => {
  const { errMsg = '', errorMessage = '' } = (error ?? {}) as { errMsg?: string; errorMessage?: string }
  return `${errMsg} ${errorMessage}`
}

/** Saves a picture file in the album. */
export async function savePicture(file: string, _name: string): Promise<Saving> {
  try {
    await Taro.saveImageToPhotosAlbum({ filePath: file })
    return 'saved'
  } catch (error) {
    const message = messageOf(error)
    if (/auth|deny|denied|permission|权限|授权/i.test(message)) return 'refused'
    if (/cancel|取消/i.test(message)) return 'cancelled'
    throw error
  }
}

/** Opens the permissions of the app. */
export const openAlbumSettings = async (): Promise<void> => {
  await Taro.openSetting()
}
