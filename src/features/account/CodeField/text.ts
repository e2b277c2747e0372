import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    label: 'Verification code',
    digits: (length: number) => `${length}-digit code`,
    get: 'Get code',
    resend: (seconds: number) => `Resend in ${seconds} s`,
    demo: (code: string) => `Demo: no message is sent. Your code is ${code}`,
    fill: 'Fill in',
  },
  zh: {
    label: '验证码',
    digits: (length) => `${length}位验证码`,
    get: '获取验证码',
    resend: (seconds) => `${seconds} 秒后重发`,
    demo: (code) => `演示环境不发短信，验证码为 ${code}`,
    fill: '填入',
  },
})
