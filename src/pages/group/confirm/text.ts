import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Confirm group order',
    delivery: 'Delivered as soon as possible',
    note: 'Note',
    addNote: 'Add a note',
    tableware: 'Tableware',
    sets: (count: number) => `${count}`,
    fixes: 'Locking makes stock, prices and shares final. Dishes can’t be changed after that.',
    fixesEach:
      'Locking makes stock, prices and shares final. Everyone then pays their own; if someone doesn’t pay in time, everyone is refunded.',
    lock: 'Lock and pay',
    lockEach: 'Lock',
  },
  zh: {
    title: '确认拼单',
    delivery: '尽快送达',
    note: '备注',
    addNote: '添加备注',
    tableware: '餐具',
    sets: (count) => `${count}份`,
    fixes: '锁单后库存、价格和各人分摊金额不再变化，餐品不可修改。',
    fixesEach: '锁单后库存、价格和各人份额不再变化。各自支付自己的份额，逾期未付清则全部退回。',
    lock: '锁单并支付',
    lockEach: '锁单',
  },
})
