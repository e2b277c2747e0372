import Taro from '@tarojs/taro'

/** The platform and the screen that is shown, without its parameters. */
export function reportPlace(): { platform: string; route: string | undefined } {
  const page = Taro.getCurrentPages().at(-1)
  const [route] = String(page?.route ?? page?.path ?? '').split('?')
  return { platform: process.env.TARO_ENV ?? 'unknown', route }
}
