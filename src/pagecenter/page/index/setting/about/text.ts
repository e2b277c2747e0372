import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'About Linli',
    slogan: 'All good things, just downstairs',
    version: (name: string, code: number) => `Version ${name} (${code})`,
    update: 'App update',
    ready: 'Update ready',
    latest: 'Up to date',
    check: 'Check',
    agreement: 'User Agreement',
    privacy: 'Privacy Policy',
    contact: 'Contact us',
    filing: 'ICP licence',
  },
  zh: {
    title: '关于邻里',
    slogan: '好东西，都在楼下',
    version: (name, code) => `版本 ${name}（${code}）`,
    update: '版本更新',
    ready: '有新版本',
    latest: '已是最新版本',
    check: '检查更新',
    agreement: '用户协议',
    privacy: '隐私政策',
    contact: '联系客服',
    filing: '备案信息',
  },
})
