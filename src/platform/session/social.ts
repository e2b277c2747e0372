import Taro from '@tarojs/taro'
import type { SocialProvider, SocialWay } from '@contract/calls/social'

const own: SocialProvider = process.env.TARO_ENV === 'alipay' ? 'alipay' : 'wechat'

/** Source of this client's codes of social apps; undefined where it has none. */
export const socialWay: SocialWay | undefined = 'mini'

/** Whether this client can ask a social app. */
export const canAsk = (provider: SocialProvider): boolean => provider === own

/** A one-time code of the app that shows the mini-program; undefined on a client that goes by pages. */
export const socialCode = async (): Promise<string | undefined> => (await Taro.login()).code

/** Leaves for the page of a social app; a mini-program never does. */
export const openSocialPage = (_address: string): void => undefined
