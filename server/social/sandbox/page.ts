import type { SocialProvider } from '@contract/calls/social'
import type { Language, Localized } from '@contract/settings'

const names: Record<SocialProvider, Localized> = {
  wechat: { en: 'WeChat', zh: '微信' },
  alipay: { en: 'Alipay', zh: '支付宝' },
}

const texts = {
  en: {
    title: (name: string) => `Log in with ${name}`,
    note: 'This server stands in for the app. Nobody’s real account is used.',
    people: { mia: 'Continue as Mia', leo: 'Continue as Leo' },
    cancel: 'Cancel',
  },
  zh: {
    title: (name: string) => `${name}授权登录`,
    note: '当前为演示环境，不会使用真实账号。',
    people: { mia: '以米娅的身份继续', leo: '以里奥的身份继续' },
    cancel: '取消',
  },
}

interface Asked {
  provider: SocialProvider
  language: Language
  redirectUri: string
  state: string
}

const style =
  'body{font:16px/1.4 sans-serif;background:#f6f5f7;color:#1c1b1f;margin:0}main{max-width:360px;margin:0 auto;padding:48px 24px}' +
  'p{color:#4a4a52}a{display:block;margin-top:16px;padding:12px;text-align:center;border-radius:24px;color:#fff;background:#b5121b;text-decoration:none}' +
  'a:last-child{color:#1c1b1f;background:#fff}'

/** The page on which a person of the sandbox agrees to log in. */
export function consentPage({ provider, language, redirectUri, state }: Asked): string {
  const { title, note, people, cancel } = texts[language]
  const link = (text: string, person?: string) => {
    const query = new URLSearchParams({ redirect_uri: redirectUri, state, ...(person && { person }) })
    return `<a href="/sandbox/${provider}/consent?${query.toString().replaceAll('&', '&amp;')}">${text}</a>`
  }
  const head = title(names[provider][language])
  const links = [...Object.entries(people).map(([person, text]) => link(text, person)), link(cancel)].join('')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${head}</title><style>${style}</style></head><body><main><h1>${head}</h1><p>${note}</p>${links}</main></body></html>`
  )
}
