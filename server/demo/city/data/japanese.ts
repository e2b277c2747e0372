import type { CategorySource } from '../source'

export const japanese: CategorySource = {
  key: 'japanese',
  name: ['Japanese & Korean', '日韩料理'],
  icon: 'sushi',
  stores: [
    {
      key: 'wako-sushi',
      name: ['Wako Sushi & Sashimi', '和光寿司·刺身'],
      profile: [
        'No. 2 for Japanese food in Keyuan. Only fish from this morning’s market.',
        '科苑日料好评第 2 名，只用当天早市的鱼。',
      ],
      sign: 'sushi',
      awning: '#26436B',
      beside: ['riceball', 'prawn'],
      hours: 'allDay',
      minimum: 40,
      fee: 0,
      packaging: 4,
      offers: [
        [60, 10],
        [100, 25],
      ],
      rating: 4.9,
      sales: 3268,
      place: [2398, 150],
      prep: 24,
      range: 6000,
      perCapita: 62,
      menu: `
        # 寿司 | Sushi
        三文鱼寿司 | Salmon nigiri | 38 | sushi | sales=1020 liked=98 tag=signature plain
        > 挪威冰鲜三文鱼，6 贯 | Chilled Norwegian salmon, 6 pieces
        金枪鱼寿司 | Tuna nigiri | 46 | sushi+lemon
        鳗鱼寿司 | Eel nigiri | 42 | sushi+honey-pot
        加州卷（8个） | California roll (8) | 36 | sushi+avocado | has=crustaceans,egg,soy
        梅子饭团 | Plum rice balls | 12.8 | riceball | sales=830 liked=96 plain
        # 刺身 | Sashimi
        三文鱼刺身（8片） | Salmon sashimi (8) | 58 | salmon-slices+lime
        甜虾刺身（10只） | Sweet shrimp sashimi (10) | 52 | shrimp+lemon | free=fish
        寿司拼盘（12贯） | Sushi platter (12) | 118 | sushi+shrimp | tag=share
        # 便当 | Bento | spec=ricebowl
        照烧鸡便当 | Teriyaki bento | 32 | bento | sales=760 liked=97 plain
        鳗鱼饭 | Eel rice bowl | 58 | eel-rice+herb | tag=signature
        # 小食 | Small plates
        天妇罗炸虾（4只） | Prawn tempura (4) | 36 | prawn
        毛豆 | Edamame | 12 | peas | tag=veg
        章鱼小丸子（6个） | Takoyaki octopus balls (6) | 22 | glazed-balls+octopus | has=gluten,egg
        味噌汤 | Miso soup | 10 | miso-soup
        # 饮品 | Drinks
        玄米茶 | Genmaicha | 12 | tea+rice-cracker
      `,
    },
    {
      key: 'ippo-ramen',
      name: ['Ippo Ramen', '一步拉面'],
      profile: ['Pork bone broth boiled for eighteen hours.', '十八小时白汤豚骨。'],
      sign: 'noodles/blue',
      awning: '#1C1B1F',
      beside: ['soft-eggs', 'fishcake'],
      minimum: 25,
      fee: 4,
      offers: [[60, 9]],
      member: 5,
      perCapita: 42,
      menu: `
        # 拉面 | Ramen | spec=soupNoodles
        豚骨白汤拉面 | Tonkotsu ramen | 36 | noodles/blue+egg | tag=signature
        > 叉烧两片、溏心蛋、木耳 | Two slices of pork, soft egg, wood ear
        味噌拉面 | Miso ramen | 36 | noodles/clay+ear-of-corn
        酱油拉面 | Shoyu ramen | 34 | noodles+fish-cake-with-swirl
        辣味噌拉面 | Spicy miso ramen | 38 | noodles+hot-pepper | tag=mild
        鸡白汤柚子拉面 | Yuzu chicken ramen | 38 | noodles/jade+lemon
        蔬菜拉面 | Vegetable ramen | 32 | noodles/blue+leafy-green
        # 盖饭 | Rice bowls | spec=ricebowl
        叉烧饭 | Chashu rice bowl | 28 | pork-rice+herb
        咖喱猪排饭 | Katsu curry | 36 | curry
        亲子丼 | Chicken & egg rice bowl | 30 | egg-rice | has=egg,soy
        # 小食 | Sides
        日式煎饺（6只） | Pan-fried gyoza (6) | 20 | dumpling+garlic
        溏心蛋（2只） | Soft-boiled eggs (2) | 8 | soft-eggs
        唐扬炸鸡 | Karaage chicken | 26 | nuggets+lemon
        凉拌海带 | Seaweed salad | 12 | greens | tag=veg
        # 饮品 | Drinks
        乌龙茶 | Oolong tea | 8 | tea
        波子汽水 | Ramune soda | 12 | cola+blueberries
      `,
    },
    {
      key: 'seoul-kitchen',
      name: ['Seoul Auntie’s Kitchen', '首尔阿姨厨房'],
      profile: ['Stone-pot rice and home-made kimchi.', '石锅拌饭和自家泡菜。'],
      sign: 'stone-rice',
      awning: '#8E0E15',
      beside: ['hotpot', 'rice'],
      minimum: 25,
      fee: 4,
      offers: [
        [50, 8],
        [100, 20],
      ],
      member: 5,
      perCapita: 39,
      menu: `
        # 石锅饭 | Stone-pot rice | spec=ricebowl
        石锅拌饭 | Bibimbap | 29 | stone-rice | tag=signature
        > 七样蔬菜，附辣酱 | Seven vegetables, chilli paste on the side
        牛肉石锅拌饭 | Beef bibimbap | 34 | stone-rice+onion
        泡菜炒饭 | Kimchi fried rice | 26 | egg-rice+hot-pepper | tag=mild
        # 汤锅 | Stews | spec=heat
        泡菜锅 | Kimchi stew | 36 | hotpot | tag=hot
        大酱汤 | Soybean paste stew | 32 | pot+brown-mushroom
        部队火锅（双人） | Army stew for two | 88 | hotpot+fish-cake-with-swirl | tag=share
        参鸡汤 | Ginseng chicken soup | 68 | pot+poultry-leg
        # 小吃 | Street food
        辣炒年糕 | Spicy rice cakes | 24 | rice-sticks+hot-pepper | tag=signature
        韩式紫菜包饭 | Kimbap | 22 | sushi+carrot
        海鲜葱饼 | Seafood scallion pancake | 32 | flatbread+shrimp | has=crustaceans,egg
        韩式炸鸡 | Korean fried chicken | 42 | glazed-nuggets+hot-pepper
        炒杂菜 | Stir-fried glass noodles | 28 | glass-noodles+bell-pepper | tag=veg
        # 小菜饮品 | Sides & drinks
        辣白菜 | Kimchi | 10 | leafy+hot-pepper
        大麦茶 | Barley tea | 6 | mate | has=gluten
        香蕉牛奶 | Banana milk | 10 | milk+banana
      `,
    },
    {
      key: 'torii-yakitori',
      name: ['Torii Yakitori House', '鸟居烧鸟'],
      profile: ['Binchotan skewers and cold highballs after work.', '备长炭烧鸟，下班来一杯。'],
      sign: 'chicken-skewers',
      awning: '#3B2A22',
      beside: ['poultry', 'beer'],
      hours: 'late',
      minimum: 40,
      fee: 5,
      offers: [
        [80, 12],
        [160, 30],
      ],
      perCapita: 78,
      menu: `
        # 烧鸟 | Yakitori
        鸡腿葱串（2串） | Chicken thigh & leek (2) | 18 | chicken-skewers+onion | tag=signature
        鸡肉丸串（2串） | Chicken meatballs (2) | 20 | beef-balls+egg
        鸡皮串（2串） | Crispy skin (2) | 14 | meat-skewers+lemon
        鸡翅串（2串） | Wings (2) | 20 | chicken+lemon
        牛舌串（2串） | Beef tongue (2) | 36 | beef-skewers+lime
        培根芦笋卷（2串） | Bacon asparagus rolls (2) | 22 | bacon+leafy-green
        香菇串（2串） | Shiitake (2) | 14 | mushroom+herb | tag=veg
        # 一品 | Small dishes
        关东煮拼盘 | Oden platter | 32 | oden
        盐烤秋刀鱼 | Salt-grilled saury | 38 | fish/grilled+lemon
        烤饭团 | Grilled rice balls | 16 | riceball
        玉子烧 | Rolled omelette | 20 | omelette | has=egg
        土豆沙拉 | Potato salad | 18 | potato+carrot
        凉豆腐 | Chilled tofu | 14 | tofu+herb | tag=veg
        # 酒水 | Drinks
        生啤 | Draught beer | 28 | beer | has=gluten
        梅子酒 | Plum wine | 32 | wine+cherries
      `,
    },
    {
      key: 'maru-donburi',
      name: ['Maru Donburi', '丸子丼饭屋'],
      profile: ['One bowl, ten minutes, back at your desk.', '一碗丼饭，十分钟吃好，刚好回工位。'],
      sign: 'beef-rice',
      awning: '#C24D72',
      beside: ['soft-eggs', 'sushi'],
      minimum: 20,
      fee: 3,
      offers: [
        [35, 5],
        [70, 12],
      ],
      member: 4,
      perCapita: 31,
      menu: `
        # 丼饭 | Donburi | spec=ricebowl
        招牌牛肉饭 | Signature beef bowl | 26 | beef-rice+onion | tag=signature
        温泉蛋牛肉饭 | Beef bowl with onsen egg | 30 | egg-rice+onion
        照烧鸡腿饭 | Teriyaki chicken bowl | 27 | chicken-rice+leafy-green
        三文鱼亲子饭 | Salmon & roe bowl | 46 | salmon-rice
        炸猪排饭 | Pork cutlet bowl | 30 | cutlet-rice
        天妇罗饭 | Tempura bowl | 34 | tempura-rice
        味噌茄子饭 | Miso aubergine bowl | 24 | aubergine-rice | tag=veg
        豆腐菌菇饭 | Tofu mushroom bowl | 23 | tofu-rice | tag=veg
        # 乌冬 | Udon
        牛肉乌冬 | Beef udon | 28 | noodles/blue+onion
        咖喱乌冬 | Curry udon | 28 | noodles/clay+carrot
        # 小食 | Sides
        鸡块（5块） | Chicken nuggets (5) | 14 | nuggets+tomato | has=gluten
        可乐饼（2个） | Potato croquettes (2) | 12 | golden-cake+potato | has=gluten,egg
        茶碗蒸 | Steamed egg custard | 12 | egg-soup+shrimp | has=egg
        味噌汤 | Miso soup | 6 | miso-soup
        # 饮品 | Drinks
        柚子蜜 | Yuzu honey drink | 12 | lemontea+honey-pot
      `,
    },
  ],
}
