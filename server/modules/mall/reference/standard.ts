import type { Bilingual } from '../../../database/schema'

interface StandardGroup {
  readonly key: string
  readonly name: Bilingual
  readonly categories: readonly (readonly [key: string, name: Bilingual])[]
}

/** Categories of products that a mall begins with, in their groups and order. */
export const standardGroups: readonly StandardGroup[] = [
  {
    key: 'fresh',
    name: { en: 'Fruit & fresh', zh: '生鲜水果' },
    categories: [
      ['fruit', { en: 'Fruit', zh: '水果' }],
      ['seafood', { en: 'Meat & seafood', zh: '肉禽水产' }],
      ['dairy', { en: 'Eggs, milk & vegetables', zh: '蛋奶蔬菜' }],
    ],
  },
  {
    key: 'pantry',
    name: { en: 'Food & drinks', zh: '食品酒饮' },
    categories: [
      ['grains', { en: 'Rice, oil & spices', zh: '粮油调味' }],
      ['snacks', { en: 'Snacks', zh: '休闲零食' }],
      ['tea', { en: 'Tea & coffee', zh: '茶叶咖啡' }],
      ['wine', { en: 'Wine & spirits', zh: '酒水' }],
    ],
  },
  {
    key: 'beauty',
    name: { en: 'Beauty', zh: '美妆个护' },
    categories: [
      ['skincare', { en: 'Skincare & makeup', zh: '护肤彩妆' }],
      ['body', { en: 'Hair & body care', zh: '洗发身体护理' }],
    ],
  },
  {
    key: 'clothing',
    name: { en: 'Clothing', zh: '服饰鞋包' },
    categories: [
      ['women', { en: 'Women', zh: '女装' }],
      ['men', { en: 'Men', zh: '男装' }],
      ['shoes', { en: 'Shoes', zh: '鞋靴' }],
      ['bags', { en: 'Bags & accessories', zh: '箱包配饰' }],
    ],
  },
  {
    key: 'tech',
    name: { en: 'Electronics', zh: '手机数码' },
    categories: [
      ['phones', { en: 'Phones & audio', zh: '手机影音' }],
      ['computers', { en: 'Computers & office', zh: '电脑办公' }],
      ['appliances', { en: 'Appliances', zh: '家用电器' }],
    ],
  },
  {
    key: 'home',
    name: { en: 'Home', zh: '家居家装' },
    categories: [
      ['bedding', { en: 'Bedding & textiles', zh: '床品布艺' }],
      ['kitchen', { en: 'Kitchen & dining', zh: '厨房餐具' }],
      ['cleaning', { en: 'Cleaning & storage', zh: '清洁收纳' }],
      ['plants', { en: 'Plants & flowers', zh: '绿植鲜花' }],
    ],
  },
  {
    key: 'kids',
    name: { en: 'Kids', zh: '母婴玩具' },
    categories: [
      ['baby', { en: 'Baby', zh: '母婴用品' }],
      ['toys', { en: 'Toys & books', zh: '玩具图书' }],
    ],
  },
  {
    key: 'sports',
    name: { en: 'Sports & outdoors', zh: '运动户外' },
    categories: [
      ['sport', { en: 'Sports', zh: '运动健身' }],
      ['outdoor', { en: 'Outdoors', zh: '户外装备' }],
    ],
  },
]
