import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Partner with Linli',
    you: 'About you',
    company: 'Company',
    companyHint: 'If you have one',
    plan: 'Your plan',
    planHint: 'What would you like to do with us?',
  },
  zh: {
    title: '合作加盟',
    you: '联系信息',
    company: '公司名称',
    companyHint: '选填',
    plan: '合作计划',
    planHint: '请简单介绍您的合作想法',
  },
})
