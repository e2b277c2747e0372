import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Note',
    placeholder: 'Taste, allergies, where to leave it',
    quick: 'Quick phrases',
    phrases:
      'Less spicy|No coriander|No spring onion|Less salt|Less oil|More rice|Leave at the door|Call on arrival|No need to ring',
    comma: ', ',
    full: 'There is no room for more',
    done: 'Done',
  },
  zh: {
    title: '备注',
    placeholder: '口味、忌口、放置位置等',
    quick: '快捷备注',
    phrases: '少辣|不要香菜|不要葱|少盐|少油|多加米饭|放门口即可|到了打电话|不用按门铃',
    comma: '，',
    full: '字数已达上限',
    done: '完成',
  },
})

export const phrases = (): string[] => words().phrases.split('|')
