import { iconRecipe } from '../icon-recipe'
import type { CityAnnouncement, CityBanner, CitySearchWords, CitySpecial, CityTile } from '../types'

/** The tiles of home: categories of stores and services. */
export const tiles: CityTile[] = [
  {
    key: 'takeaway',
    name: { en: 'Food', zh: '美食外卖' },
    picture: iconRecipe('bento-box'),
    tint: '#FDECEC',
    target: { kind: 'group', id: 'meals' },
  },
  {
    key: 'mall',
    name: { en: 'Mall', zh: '商城' },
    picture: iconRecipe('shopping-bags'),
    tint: '#FFF3E0',
    target: { kind: 'mall', id: '' },
  },
  {
    key: 'hotels',
    name: { en: 'Hotels', zh: '酒店民宿' },
    picture: iconRecipe('hotel'),
    tint: '#E8F1FB',
    target: { kind: 'hotels', id: '' },
  },
  {
    key: 'errands',
    name: { en: 'Errands', zh: '跑腿代办' },
    picture: iconRecipe('motor-scooter'),
    tint: '#E9F5EC',
    target: { kind: 'errands', id: '' },
  },
  {
    key: 'groceries',
    name: { en: 'Groceries', zh: '生鲜果蔬' },
    picture: iconRecipe('leafy-green'),
    tint: '#EEF6E4',
    target: { kind: 'category', id: 'groceries' },
  },
  {
    key: 'drinks',
    name: { en: 'Milk tea', zh: '奶茶咖啡' },
    picture: iconRecipe('bubble-tea'),
    tint: '#FFFFFF',
    target: { kind: 'category', id: 'drinks' },
  },
  {
    key: 'tables',
    name: { en: 'Tables', zh: '订座' },
    picture: iconRecipe('fork-and-knife-with-plate'),
    tint: '#FFFFFF',
    target: { kind: 'tables', id: '' },
  },
  {
    key: 'flashSale',
    name: { en: 'Flash sale', zh: '限时秒杀' },
    picture: iconRecipe('high-voltage'),
    tint: '#FFFFFF',
    target: { kind: 'flashSale', id: '' },
  },
  {
    key: 'deals',
    name: { en: 'Deals', zh: '团购优惠' },
    picture: iconRecipe('wrapped-gift'),
    tint: '#FFFFFF',
    target: { kind: 'deals', id: '' },
  },
  {
    key: 'more',
    name: { en: 'More', zh: '更多' },
    picture: iconRecipe('grid'),
    tint: '#FFFFFF',
    target: { kind: 'categories', id: '' },
  },
]

/** The banners of home. */
export const banners: CityBanner[] = [
  {
    key: 'summer-sips',
    title: { en: 'Summer Sips', zh: '清凉一夏节' },
    line: { en: 'Second cup half price', zh: '第二杯半价，清凉到家' },
    action: { en: 'Order a cup', zh: '立即点单' },
    picture: {
      kind: 'banner',
      backdrop: 'amber',
      pieces: [
        { emoji: 'shaved-ice', size: 0.5, x: 0.6, y: 0.6, tilt: -4 },
        { emoji: 'tropical-drink', size: 0.66, x: 0.9, y: 0.5, tilt: 6 },
        { emoji: 'bubble-tea', size: 0.74, x: 0.755, y: 0.52, tilt: -3 },
        { emoji: 'strawberry', size: 0.17, x: 0.67, y: 0.9 },
      ],
    },
    target: { kind: 'store', id: 'chayu' },
  },
  {
    key: 'night-grill',
    title: { en: 'Night Grill', zh: '深夜烤场' },
    line: { en: 'Skewers until four', zh: '炭火烧烤，送到凌晨四点' },
    action: { en: 'See the grill', zh: '去看看' },
    picture: {
      kind: 'banner',
      backdrop: 'tomato',
      pieces: [
        { emoji: 'lobster', size: 0.5, x: 0.585, y: 0.6, tilt: -8 },
        { emoji: 'beer-mug', size: 0.6, x: 0.905, y: 0.53, tilt: 5 },
        { emoji: 'meat-skewers', size: 0.72, x: 0.75, y: 0.52, tilt: 4 },
        { emoji: 'hot-pepper', size: 0.18, x: 0.675, y: 0.88, tilt: 16 },
      ],
    },
    target: { kind: 'category', id: 'barbecue' },
  },
  {
    key: 'fresh-basket',
    title: { en: 'Fresh Basket', zh: '鲜果到家' },
    line: { en: 'Not sweet? Money back', zh: '不甜包退，最快半小时' },
    action: { en: 'Pick some fruit', zh: '去选水果' },
    picture: {
      kind: 'banner',
      backdrop: 'leaf',
      pieces: [
        { emoji: 'watermelon', size: 0.6, x: 0.6, y: 0.55, tilt: -8 },
        { emoji: 'pineapple', size: 0.72, x: 0.9, y: 0.48, tilt: 6 },
        { emoji: 'grapes', size: 0.66, x: 0.755, y: 0.55 },
        { emoji: 'strawberry', size: 0.2, x: 0.675, y: 0.87, tilt: 10 },
      ],
    },
    target: { kind: 'store', id: 'orchard-lane' },
  },
]

/** The platform's announcements. */
export const announcements: CityAnnouncement[] = [
  {
    key: 'rain',
    column: 'service',
    onlyIn: '440300',
    title: { en: 'Rainy day, deliveries may be late', zh: '雨天配送稍慢，感谢您的耐心等待' },
    body: {
      en: 'Heavy rain is expected in Nanshan this week. Riders slow down to arrive safely, so orders may take ten to twenty minutes longer than usual. Your order shows the latest arrival time.',
      zh: '本周南山区有强降雨，骑手会放慢车速、注意安全，订单可能比平时晚十到二十分钟。配送途中，订单页会随时更新预计送达时间。',
    },
  },
  {
    key: 'late-night',
    column: 'news',
    banner: 'night-grill',
    title: { en: 'Barbecue stores now deliver until four', zh: '烧烤店铺夜间配送延长至凌晨四点' },
    body: {
      en: 'Four barbecue stores around Keyuan now take orders until four in the morning. Please meet the rider quietly; your neighbours are asleep.',
      zh: '科苑周边四家烧烤店现已接单至凌晨四点。夜间取餐请轻声，感谢体谅邻居。',
    },
  },
  {
    key: 'tableware',
    column: 'service',
    title: { en: 'Skip the tableware, waste less', zh: '少用一次性餐具，一起为环保出力' },
    body: {
      en: 'Choose “no tableware” when you confirm an order. Every set you skip is one less thrown away.',
      zh: '确认订单时选择“不需要餐具”。少用一套，就少扔一套。',
    },
  },
  {
    key: 'new-stores',
    column: 'news',
    banner: 'fresh-basket',
    title: { en: 'New this week: Poke Pier and Mochi Moon', zh: '本周上新：波奇码头、糯月和果子' },
    body: {
      en: 'Two new neighbours have opened on Linli: rice bowls with fish cut to order, and Japanese sweets made by hand every afternoon.',
      zh: '两位新邻居入驻邻里：现切鱼生的夏威夷拌饭，和每天下午手作的软糯和果子。',
    },
  },
  {
    key: 'summer-sips',
    column: 'offers',
    banner: 'summer-sips',
    title: { en: 'The second cup at half price', zh: '第二杯半价，夏日畅饮' },
    body: {
      en: 'Chayu takes half off every second cup of milk tea, fruit tea and pure tea. No coupon needed: add two cups to your cart and the price drops.',
      zh: '茶屿的奶茶、果茶和纯茶第二杯半价。两杯加入购物车后自动减免，无需领券。',
    },
  },
]

/** Specials by the key of their goods, at today's price in fen. */
export const specials: CitySpecial[] = [
  { goods: 'alley-burgers-1', price: 1990, left: 12 },
  { goods: 'cloud-bakery-1', price: 1680, left: null },
  { goods: 'chayu-1', price: 990, left: null },
  { goods: 'hearth-pizza-1', price: 3900, left: null },
  { goods: 'field-and-fork-1', price: 2290, left: 18 },
  { goods: 'orchard-lane-1', price: 1990, left: null },
  { goods: 'granny-malatang-1', price: 1880, left: 9 },
  { goods: 'ippo-ramen-1', price: 2680, left: null },
]

/** The words that the search screen suggests before typing. */
export const searchWords: CitySearchWords = {
  discover: [
    { en: 'Milk tea', zh: '奶茶' },
    { en: 'Barbecue', zh: '烧烤' },
    { en: 'Beef noodles', zh: '牛肉面' },
    { en: 'Fruit', zh: '水果' },
    { en: 'Hotpot', zh: '火锅' },
    { en: 'Fried chicken', zh: '炸鸡' },
    { en: 'Dumplings', zh: '水饺' },
    { en: 'Sushi', zh: '寿司' },
    { en: 'Salad', zh: '沙拉' },
    { en: 'Pizza', zh: '披萨' },
    { en: 'Ramen', zh: '拉面' },
    { en: 'Cake', zh: '蛋糕' },
  ],
  trending: [
    { word: { en: 'Pickled fish', zh: '酸菜鱼' }, mark: 'hot' },
    { word: { en: 'Lemon iced tea', zh: '手打柠檬茶' }, mark: 'hot' },
    { word: { en: 'Spicy dry pot', zh: '麻辣香锅' }, mark: null },
    { word: { en: 'Crayfish', zh: '小龙虾' }, mark: 'new' },
    { word: { en: 'Ice jelly', zh: '冰粉' }, mark: null },
    { word: { en: 'Claypot congee', zh: '砂锅粥' }, mark: null },
    { word: { en: 'Cold noodles', zh: '烤冷面' }, mark: null },
    { word: { en: 'Mango pomelo sago', zh: '杨枝甘露' }, mark: null },
  ],
}
