import type { CategorySource } from '../source'

export const groceries: CategorySource = {
  key: 'groceries',
  name: ['Fruit & groceries', '生鲜果蔬'],
  icon: 'leafy-green',
  stores: [
    {
      key: 'orchard-lane',
      name: ['Orchard Lane Fruit', '果园巷水果'],
      profile: ['Not sweet? Your money back, no questions asked.', '不甜包退，不问理由。'],
      sign: 'watermelon',
      awning: '#3F7D2C',
      beside: ['grapes', 'strawberry'],
      hours: 'allDay',
      minimum: 25,
      fee: 3,
      freeOver: 59,
      offers: [
        [59, 8],
        [99, 18],
      ],
      member: 5,
      rating: 4.8,
      sales: 5640,
      perCapita: 42,
      menu: `
        # 鲜切水果 | Cut fruit
        鲜切水果拼盘 | Cut fruit platter | 29.9 | fruit | tag=best
        鲜切西瓜（500克） | Cut watermelon (500 g) | 12.9 | watermelon
        鲜切菠萝（350克） | Cut pineapple (350 g) | 13.9 | pineapple
        # 时令水果 | In season
        麒麟西瓜（整个） | Kirin watermelon (whole) | 39.9 | watermelon+ice | spec=cut tag=season
        阳光玫瑰葡萄（500克） | Shine Muscat grapes (500 g) | 29.9 | grapes | tag=season
        丹东草莓（300克） | Dandong strawberries (300 g) | 32.8 | strawberry | tag=season
        海南贵妃芒（1千克） | Hainan mangoes (1 kg) | 26.8 | mango
        红富士苹果（4个） | Fuji apples (4) | 15.9 | apple
        赣南脐橙（1千克） | Gannan navel oranges (1 kg) | 14.9 | tangerine
        库尔勒香梨（6个） | Korla pears (6) | 18.8 | pear
        # 进口水果 | Imported
        智利车厘子（500克） | Chilean cherries (500 g) | 59.9 | cherries | tag=imported
        秘鲁蓝莓（125克） | Peruvian blueberries (125 g) | 19.9 | blueberries | tag=imported
        佳沛奇异果（4个） | Zespri kiwis (4) | 29.9 | kiwi | tag=imported
        进口香蕉（1千克） | Imported bananas (1 kg) | 12.8 | banana
        椰青（1个） | Young coconut (1) | 13.9 | coconut
      `,
    },
    {
      key: 'green-basket',
      name: ['Green Basket Vegetables', '菜篮子鲜蔬'],
      profile: ['Picked in Huizhou overnight, in the shop before eight.', '惠州夜采，早八点前到店。'],
      sign: 'leafy',
      awning: '#2C7D6A',
      beside: ['carrot', 'tomato'],
      hours: 'shop',
      minimum: 29,
      fee: 3,
      freeOver: 49,
      offers: [[69, 8]],
      member: 4,
      perCapita: 38,
      menu: `
        # 叶菜 | Leafy greens
        本地菜心（500克） | Local choy sum (500 g) | 7.9 | leafy | tag=season
        生菜（400克） | Lettuce (400 g) | 5.9 | greens
        西兰花（1颗） | Broccoli (1) | 8.8 | broccoli
        # 根茎瓜果 | Roots & gourds
        胡萝卜（500克） | Carrots (500 g) | 4.5 | carrot
        黄心土豆（1千克） | Yellow potatoes (1 kg) | 6.9 | potato
        水果黄瓜（500克） | Mini cucumbers (500 g) | 7.5 | cucumber
        普罗旺斯番茄（500克） | Provence tomatoes (500 g) | 12.9 | tomato | tag=best
        紫长茄（500克） | Long aubergines (500 g) | 5.9 | eggplant
        水果玉米（2根） | Sweet corn (2) | 9.9 | corn
        # 葱姜蒜 | Aromatics
        紫皮洋葱（500克） | Red onions (500 g) | 4.2 | onion
        大蒜（250克） | Garlic (250 g) | 5.5 | garlic
        小米辣（100克） | Bird’s eye chillies (100 g) | 3.9 | chilli
        # 菌菇 | Mushrooms
        鲜香菇（250克） | Fresh shiitake (250 g) | 8.9 | mushroom
        # 蛋豆 | Eggs & beans
        土鸡蛋（10枚） | Free-range eggs (10) | 16.8 | egg
        荷兰豆（300克） | Snow peas (300 g) | 9.8 | peas
      `,
    },
    {
      key: 'daily-butcher',
      name: ['Daily Butcher & Deli', '今日鲜肉铺'],
      profile: ['Cut when you order, chilled all the way.', '下单现切，全程冷链。'],
      sign: 'steak',
      awning: '#8E0E15',
      beside: ['egg', 'bacon'],
      minimum: 39,
      fee: 4,
      freeOver: 79,
      offers: [[99, 12]],
      perCapita: 68,
      menu: `
        # 猪肉 | Pork
        五花肉（500克） | Pork belly (500 g) | 29.8 | belly-slices | tag=best
        猪里脊（500克） | Pork loin (500 g) | 26.8 | steak+herb
        猪肋排（500克） | Pork ribs (500 g) | 42.8 | meat
        现绞猪肉末（500克） | Freshly minced pork (500 g) | 24.8 | steak+garlic
        # 牛羊肉 | Beef & lamb
        谷饲西冷（200克） | Grain-fed sirloin (200 g) | 46 | steak | tag=imported
        牛腱子（500克） | Beef shank (500 g) | 58 | meat+onion
        羔羊腿（1千克） | Leg of lamb (1 kg) | 108 | meat+herb
        # 禽肉 | Poultry
        三黄鸡（整只） | Free-range chicken (whole) | 45.8 | roast
        鸡胸肉（500克） | Chicken breast (500 g) | 16.8 | chicken-slices
        琵琶腿（6只） | Drumsticks (6) | 22.8 | chicken
        # 熟食 | Deli
        广式腊肠（300克） | Cantonese sausage (300 g) | 36 | ham-slices
        烟熏培根（200克） | Smoked bacon (200 g) | 22 | bacon+herb
        午餐肉（340克） | Luncheon meat (340 g) | 19.8 | luncheon
        # 蛋奶 | Eggs & dairy
        鲜牛奶（950毫升） | Fresh milk (950 ml) | 15.8 | milk
        黄油（227克） | Butter (227 g) | 24.8 | butter
      `,
    },
    {
      key: 'shekou-catch',
      name: ['Shekou Catch Seafood', '蛇口渔鲜'],
      profile: ['Live tanks, cleaned and iced before the rider leaves.', '活鲜现杀，冰袋直送。'],
      sign: 'fish',
      awning: '#26436B',
      beside: ['shrimp', 'crab'],
      minimum: 59,
      fee: 6,
      freeOver: 129,
      offers: [[159, 20]],
      member: 8,
      deliveredBy: 'store',
      perCapita: 112,
      menu: `
        # 鱼 | Fish | spec=seafood
        鲈鱼（约500克） | Sea bass (about 500 g) | 29.8 | fish | tag=best
        多宝鱼（约600克） | Turbot (about 600 g) | 58 | fish+lemon
        挪威三文鱼（300克） | Norwegian salmon (300 g) | 79 | salmon-slices+lemon | spec=none tag=imported
        # 虾蟹 | Prawns & crabs | spec=seafood
        基围虾（500克） | Live prawns (500 g) | 49.8 | shrimp
        黑虎虾（400克） | Tiger prawns (400 g) | 69 | prawn
        大闸蟹（4只） | Hairy crabs (4) | 128 | crab | tag=season
        花蟹（2只） | Flower crabs (2) | 78 | crab+lemon
        波士顿龙虾（1只） | Boston lobster (1) | 138 | lobster | tag=imported
        # 贝类 | Shellfish
        乳山生蚝（6只） | Rushan oysters (6) | 39.8 | oyster
        花甲（500克） | Clams (500 g) | 16.8 | oyster+garlic
        # 头足 | Squid & octopus
        鲜鱿鱼（500克） | Fresh squid (500 g) | 32.8 | squid
        小章鱼（300克） | Baby octopus (300 g) | 28.8 | octopus
        # 干货加工 | Dried & prepared
        手打鱼丸（300克） | Hand-made fish balls (300 g) | 22.8 | fish-balls
        虾皮（100克） | Dried shrimp (100 g) | 13.8 | shrimp+salt
        即食海带丝（150克） | Ready-to-eat kelp (150 g) | 6.8 | greens+lemon
      `,
    },
    {
      key: 'pantry-plus',
      name: ['Pantry Plus Grocer', '粮仓家粮油杂货'],
      profile: ['Rice, oil and everything a kitchen runs out of.', '米面粮油，厨房缺啥都有。'],
      sign: 'basket',
      awning: '#D08A17',
      beside: ['jar', 'honey'],
      hours: 'shop',
      minimum: 39,
      fee: 4,
      freeOver: 69,
      offers: [
        [88, 8],
        [158, 18],
      ],
      perCapita: 55,
      menu: `
        # 米面 | Rice & noodles
        五常大米（5千克） | Wuchang rice (5 kg) | 59.9 | rice+sheaf-of-rice | tag=best
        挂面（1千克） | Dried wheat noodles (1 kg) | 11.9 | dry-noodles+sheaf-of-rice
        意大利面（500克） | Spaghetti (500 g) | 12.8 | pasta+tomato | tag=imported
        # 调味 | Seasoning
        海盐（350克） | Sea salt (350 g) | 6.9 | salt
        百花蜂蜜（500克） | Wildflower honey (500 g) | 39.8 | honey
        老干妈油辣椒（280克） | Lao Gan Ma chilli crisp (280 g) | 10.9 | jar+hot-pepper
        花生酱（340克） | Peanut butter (340 g) | 18.8 | jar+peanuts
        # 罐头干货 | Tins & dried
        茄汁焗豆（415克） | Baked beans (415 g) | 9.9 | canned+tomato
        金枪鱼罐头（3罐） | Tinned tuna (3) | 32.8 | canned+fish
        干香菇（200克） | Dried shiitake (200 g) | 28.8 | mushroom
        带壳花生（500克） | Peanuts in shell (500 g) | 13.8 | peanuts
        板栗仁（200克） | Roasted chestnuts (200 g) | 15.8 | chestnut
        # 蛋奶零食 | Dairy & snacks
        车达芝士（200克） | Cheddar (200 g) | 26.8 | cheese | tag=imported
        爆米花（150克） | Popcorn (150 g) | 9.9 | popcorn
        黑巧克力（100克） | Dark chocolate (100 g) | 16.8 | chocolate | tag=imported
      `,
    },
  ],
}
