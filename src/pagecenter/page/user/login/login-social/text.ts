import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: (name: string) => `Log in with ${name}`,
    bindTitle: (name: string) => `Link ${name}`,
    line: (name: string) => `${name} tells us who you are. We never see your password or contacts.`,
    action: (name: string) => `Continue with ${name}`,
    working: 'One moment…',
    failed: (name: string) => `${name} didn’t confirm it’s you`,
    failedText: 'You may have cancelled, or it took too long.',
    retry: 'Try again',
    bound: (name: string) => `${name} is linked`,
    phone: 'Log in with your phone',
    unknownTitle: 'Log in',
    unknown: 'Login not available',
    unknownText: 'The link may be incomplete.',
  },
  zh: {
    title: (name) => `${name}登录`,
    bindTitle: (name) => `绑定${name}`,
    line: (name) => `将由${name}确认您的身份，我们不会获取您的密码和联系人。`,
    action: (name) => `${name}授权登录`,
    working: '请稍候…',
    failed: (name) => `${name}授权未完成`,
    failedText: '您可能取消了授权，或等待时间过长。',
    retry: '重新授权',
    bound: (name) => `已绑定${name}`,
    phone: '手机号登录',
    unknownTitle: '登录',
    unknown: '不支持该登录方式',
    unknownText: '链接可能不完整。',
  },
})
