import type { Backdrop } from '../../pictures'
import type { Pair } from '../../city/source'
import type { GroupSource } from '../source'

type Child = GroupSource['children'][number]

const child = (key: string, en: string, zh: string, look: string, backdrop: Backdrop): Child => {
  return { key, name: [en, zh], look, backdrop }
}

const group = (key: string, name: Pair, look: string, backdrop: Backdrop, children: Child[]): GroupSource => {
  return { key, name, look, backdrop, children }
}

/** The categories of products in their order. */
export const groups: GroupSource[] = [
  group('fresh', ['Fruit & fresh', '生鲜水果'], 'tangerine', 'tomato', [
    child('berries', 'Berries & cherries', '莓果樱桃', 'strawberry*2+cherries', 'rose'),
    child('citrus', 'Citrus', '柑橘橙柚', 'tangerine*2+herb', 'tomato'),
    child('orchard', 'Apples, pears & peaches', '苹果梨桃', 'red-apple*2', 'leaf'),
    child('tropical', 'Tropical fruit', '热带水果', 'mango*2', 'amber'),
    child('seafood', 'Seafood', '海鲜水产', 'crab*2', 'sky'),
    child('dairy', 'Eggs, milk & greens', '蛋奶蔬菜', 'leafy-green+tomato', 'mint'),
  ]),
  group('pantry', ['Pantry', '粮油调味'], 'sheaf-of-rice', 'cocoa', [
    child('grains', 'Rice, flour & grains', '米面杂粮', 'cooked-rice', 'amber'),
    child('sauces', 'Sauces & spices', '酱料调味', 'jar+hot-pepper', 'tomato'),
    child('oils', 'Oil & vinegar', '油醋蛋酱', 'pouring-liquid/in-gold', 'leaf'),
    child('snacks', 'Nuts & snacks', '零食坚果', 'chestnut*2', 'cocoa'),
    child('tonics', 'Honey & tonics', '蜂蜜滋补', 'honey-pot+honeybee', 'amber'),
  ]),
  group('tea', ['Tea & drinks', '茶酒冲饮'], 'teapot', 'mint', [
    child('green-tea', 'Green & white tea', '绿茶白茶', 'teacup-without-handle+herb', 'leaf'),
    child('oolong', 'Oolong & black tea', '乌龙红茶', 'teapot/in-brown', 'amber'),
    child('coffee', 'Coffee & mixes', '咖啡冲饮', 'hot-beverage+cookie', 'cocoa'),
    child('wine', 'Wine & spirits', '酒水', 'wine-glass', 'plum'),
    child('teaware', 'Teaware', '茶具', 'teacup-without-handle/blue', 'sky'),
  ]),
  group('beauty', ['Beauty', '美妆个护'], 'lotion-bottle', 'rose', [
    child('skincare', 'Skincare', '面部护肤', 'drop-bottle', 'mint'),
    child('makeup', 'Makeup & scent', '彩妆香氛', 'lipstick', 'rose'),
    child('hair', 'Hair care', '洗发护发', 'lotion-bottle/in-green', 'leaf'),
    child('body', 'Body care', '身体护理', 'soap', 'sky'),
  ]),
  group('clothing', ['Clothing', '服饰鞋包'], 't-shirt', 'sky', [
    child('tops', 'Tops & outerwear', '男女上装', 't-shirt', 'mint'),
    child('trousers', 'Trousers & dresses', '裤裙', 'jeans', 'sky'),
    child('shoes', 'Shoes', '鞋靴', 'running-shoe', 'plum'),
    child('bags', 'Bags & accessories', '箱包配饰', 'handbag', 'cocoa'),
    child('underwear', 'Underwear & socks', '内衣袜子', 'socks', 'amber'),
  ]),
  group('tech', ['Tech', '手机数码'], 'headphone', 'slate', [
    child('audio', 'Phones & audio', '手机影音', 'mobile-phone', 'sky'),
    child('power', 'Power & cables', '充电配件', 'battery', 'leaf'),
    child('office', 'Computers & office', '电脑办公', 'laptop', 'slate'),
    child('smart', 'Smart home', '智能家居', 'robot', 'plum'),
  ]),
  group('home', ['Home', '家居家装'], 'couch-and-lamp', 'amber', [
    child('bedding', 'Bedding & textiles', '床品布艺', 'bed', 'sky'),
    child('kitchen', 'Kitchen & dining', '厨房餐具', 'cooking', 'tomato'),
    child('storage', 'Storage & cleaning', '收纳清洁', 'basket', 'leaf'),
    child('furniture', 'Furniture & lighting', '家具灯饰', 'chair', 'cocoa'),
  ]),
  group('kids', ['Kids', '母婴玩具'], 'teddy-bear', 'amber', [
    child('feeding', 'Feeding & care', '喂养护理', 'baby-bottle', 'sky'),
    child('kids-clothing', 'Kids’ clothing', '童装童鞋', 't-shirt/in-gold', 'mint'),
    child('toys', 'Toys & books', '玩具图书', 'puzzle-piece', 'leaf'),
    child('travel', 'Out & about', '安全出行', 'seat', 'slate'),
  ]),
  group('plants', ['Plants', '花卉绿植'], 'potted-plant', 'mint', [
    child('house-plants', 'House plants', '室内绿植', 'palm-tree', 'leaf'),
    child('flowers', 'Cut flowers', '鲜花花束', 'bouquet', 'rose'),
    child('succulents', 'Succulents & cacti', '多肉仙人掌', 'cactus', 'amber'),
    child('garden', 'Pots & gardening', '盆器园艺', 'amphora', 'cocoa'),
    child('dried', 'Dried flowers & vases', '干花摆件', 'sheaf-of-rice', 'plum'),
  ]),
  group('sports', ['Sports', '运动户外'], 'basketball', 'leaf', [
    child('camping', 'Camping & hiking', '户外露营', 'tent', 'leaf'),
    child('cycling', 'Cycling & water', '骑行水上', 'bicycle', 'sky'),
    child('fitness', 'Fitness & yoga', '健身瑜伽', 'dumbbell', 'plum'),
    child('balls', 'Ball sports', '球类运动', 'soccer-ball', 'mint'),
  ]),
]
