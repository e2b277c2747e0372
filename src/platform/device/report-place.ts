import { stack } from '@/platform/navigation/navigation'

/** The platform and the screen that is shown, without its parameters. */
export const reportPlace = (): { platform: string; route: string | undefined } => ({
  platform: process.env.TARO_ENV ?? 'unknown',
  route: stack().at(-1)?.split('?')[0],
})
