import type { Localized } from '@contract/settings'
import { dictionary, localized } from '@/i18n'
import type { NoteRecipient } from '@/routes'

interface NoteWords {
  readonly title: string
  readonly placeholder: string
  /** Common phrases to insert. */
  readonly phrases: readonly string[]
}

export const words = dictionary({
  en: { quick: 'Quick phrases', comma: ', ', full: 'Character limit reached', done: 'Done' },
  zh: { quick: '快捷备注', comma: '，', full: '字数已达上限', done: '完成' },
})

const notes: Localized<Readonly<Record<NoteRecipient, NoteWords>>> = {
  en: {
    store: {
      title: 'Note',
      placeholder: 'Taste, allergies, anything the kitchen should know',
      phrases: [
        ...['Less spicy', 'No coriander', 'No spring onion', 'Less salt', 'Less oil', 'More rice'],
        'Sauce on the side',
      ],
    },
    rider: {
      title: 'Note to the rider',
      placeholder: 'Gate code, directions, pets at home',
      phrases: [
        ...['Leave at the door', 'Call on arrival', 'Don’t ring the bell', 'Leave at the gate'],
        'Message me, don’t call',
      ],
    },
    shop: {
      title: 'Note to the shop',
      placeholder: 'Packing, gifts, anything the shop should know',
      phrases: [
        'It’s a gift',
        'No receipt in the parcel',
        'Pack it well',
        'Ship everything together',
        'Call before delivery',
      ],
    },
    hotel: {
      title: 'Requests',
      placeholder: 'Requests depend on availability',
      phrases: [
        'High floor',
        'Quiet room',
        'Non-smoking',
        'Late arrival',
        'Adjoining rooms',
        'Baby cot',
        'Extra pillows',
      ],
    },
    restaurant: {
      title: 'Note to the restaurant',
      placeholder: 'Occasion, allergies, seating',
      phrases: [
        'Birthday',
        'Anniversary',
        'Window seat',
        'Quiet table',
        'High chair',
        'Wheelchair access',
        'Food allergies',
      ],
    },
  },
  zh: {
    store: {
      title: '备注',
      placeholder: '口味、忌口等',
      phrases: ['少辣', '不要香菜', '不要葱', '少盐', '少油', '多加米饭', '酱料分装', '请尽快出餐'],
    },
    rider: {
      title: '给骑手留言',
      placeholder: '路线、门禁、家有宠物等',
      phrases: ['放门口即可', '到了打电话', '不用按门铃', '放门卫处', '请发消息，勿打电话'],
    },
    shop: {
      title: '给商家留言',
      placeholder: '包装、送礼等要求',
      phrases: ['这是礼物', '包裹内不放小票', '请包装牢固', '请一起发货', '送货前请电话联系'],
    },
    hotel: {
      title: '特殊要求',
      placeholder: '酒店将视情况安排',
      phrases: ['高楼层', '安静房间', '无烟房', '晚到店', '相邻房间', '婴儿床', '多加枕头'],
    },
    restaurant: {
      title: '给餐厅留言',
      placeholder: '用餐场合、忌口、座位要求等',
      phrases: ['生日', '纪念日', '靠窗座位', '安静座位', '儿童座椅', '轮椅通道', '有食物过敏'],
    },
  },
}

/** The title, placeholder and phrases of a note by its recipient; those of a store for an address without one. */
export function noteWords(recipient: string = 'store'): NoteWords {
  const all: Readonly<Record<string, NoteWords>> = localized(notes)
  return all[recipient] ?? localized(notes).store
}
