import Taro from '@tarojs/taro'

/** Names of the permission: WeChat's and Alipay's. */
const scopes = ['scope.userLocation', 'location']

/** Whether the user has denied the location, which only the platform's settings can allow again. */
export async function needsLocationSettings(): Promise<boolean> {
  const { authSetting } = await Taro.getSetting()
  const granted = authSetting as Readonly<Record<string, boolean | undefined>>
  return scopes.some((scope) => granted[scope] === false)
}

/** Opens the permissions of the app. */
export const openLocationSettings = async (): Promise<void> => {
  await Taro.openSetting()
}
