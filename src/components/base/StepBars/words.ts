import { dictionary } from '@/i18n'

export const stepWords = dictionary({
  en: { at: (step: number, of: number) => `Step ${step} of ${of}` },
  zh: { at: (step, of) => `第${step}步，共${of}步` },
})
