import Taro from '@tarojs/taro'

/** The platform and the screen that is shown, without its parameters. */
export const reportPlace = (): { platform: string; route: string | undefined } => ({
  platform: process.env.TARO_ENV ?? 'unknown',
  route: Taro.getCurrentPages().at(-1)?.route?.split('?')[0],
})
