import type { SocialProvider, SocialWay } from '@contract/calls/social'

/** Browsers go by the pages of the apps. */
export const socialWay: SocialWay | undefined = 'web'

/** Browsers can open any app's page. */
export const canAsk = (_provider: SocialProvider): boolean => true

/** The page hands the code over when it comes back. */
export const socialCode = (): Promise<string | undefined> => Promise.resolve(undefined)

/** Leaves for the page of a social app, which leads back to the screen of social logins. */
export const openSocialPage = (address: string): void => window.location.assign(address)
