import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Become an agent',
    region: 'Your region',
    experience: 'Experience',
    experienceHint: 'What experience would help you here?',
  },
  zh: {
    title: '代理商申请',
    region: '代理地区',
    experience: '从业经验',
    experienceHint: '请介绍您的相关经验',
  },
})
