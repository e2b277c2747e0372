import type { SocialProvider, SocialWay } from '@contract/calls/social'

/** The app has none of the apps' SDKs. */
export const socialWay: SocialWay | undefined = undefined

/** None. */
export const canAsk = (_provider: SocialProvider): boolean => false

/** Not reached without a way. */
export const socialCode = (): Promise<string | undefined> => Promise.resolve(undefined)

/** Not reached without a way. */
export const openSocialPage = (_address: string): void => undefined
