import { dictionary } from '@/i18n'

/** The recipient of the note, named like the choice: the store's or the rider's. */
export type NoteKind = 'remark' | 'riderNote'

export const words = dictionary({
  en: {
    title: 'Note',
    riderTitle: 'Note to the rider',
    placeholder: 'Taste, allergies, anything the kitchen should know',
    riderPlaceholder: 'Gate code, way in, pets at home',
    quick: 'Quick phrases',
    phrases: 'Less spicy|No coriander|No spring onion|Less salt|Less oil|More rice|Sauce on the side|Please hurry',
    riderPhrases: 'Leave at the door|Call on arrival|Don’t ring the bell|Leave at the gate|Message me, don’t call',
    comma: ', ',
    full: 'Character limit reached',
    done: 'Done',
  },
  zh: {
    title: '备注',
    riderTitle: '给骑手留言',
    placeholder: '口味、忌口等',
    riderPlaceholder: '路线、门禁、家有宠物等',
    quick: '快捷备注',
    phrases: '少辣|不要香菜|不要葱|少盐|少油|多加米饭|酱料分装|请尽快出餐',
    riderPhrases: '放门口即可|到了打电话|不用按门铃|放门卫处|请发消息，勿打电话',
    comma: '，',
    full: '字数已达上限',
    done: '完成',
  },
})

/** Common phrases to insert. */
export const phrases = (kind: NoteKind): string[] =>
  (kind === 'remark' ? words().phrases : words().riderPhrases).split('|')
