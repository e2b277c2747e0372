/** The social apps by which one can log in. */
export const socialProviders = ['wechat', 'alipay'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Whether a text, such as one of an address, names a social app. */
export const isSocialProvider = (text: string): text is SocialProvider =>
  (socialProviders as readonly string[]).includes(text)
