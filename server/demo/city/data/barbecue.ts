import type { CategorySource } from '../source'

export const barbecue: CategorySource = {
  key: 'barbecue',
  name: ['Barbecue & crayfish', '烧烤小龙虾'],
  icon: 'meat-skewers',
  stores: [
    {
      key: 'old-street-bbq',
      name: ['Old Street Charcoal Barbecue', '老街炭火烧烤'],
      profile: ['Xinjiang lamb, fruitwood charcoal, open until four.', '新疆羊肉，果木炭火，营业到凌晨四点。'],
      sign: 'meat-skewers',
      awning: '#8E0E15',
      beside: ['corn', 'beer'],
      hours: 'late',
      minimum: 30,
      fee: 4,
      offers: [
        [60, 9],
        [120, 24],
      ],
      member: 6,
      rating: 4.6,
      sales: 4380,
      perCapita: 62,
      menu: `
        # 羊肉牛肉 | Lamb & beef | spec=skewers
        新疆羊肉串（10串） | Xinjiang lamb skewers (10) | 48 | meat-skewers | tag=signature
        烤羊排（半扇） | Grilled lamb rack (half) | 128 | meat+onion | tag=share
        牛油串（10串） | Beef tallow skewers (10) | 32 | meat-skewers+hot-pepper
        烤牛板筋（5串） | Beef tendon (5) | 25 | beef-skewers+hot-pepper
        # 海鲜 | Seafood
        蒜蓉烤生蚝（6只） | Garlic oysters (6) | 48 | oyster+garlic | tag=signature
        烤鱿鱼（2串） | Grilled squid (2) | 24 | squid-skewers+hot-pepper
        烤秋刀鱼 | Grilled saury | 22 | fish/grilled+lemon
        烤大虾（6只） | Grilled prawns (6) | 46 | shrimp+lemon
        # 蔬菜 | Vegetables
        烤茄子 | Grilled aubergine | 18 | eggplant+garlic | tag=veg
        烤韭菜 | Grilled chives | 10 | greens | tag=veg
        烤玉米 | Grilled corn | 10 | corn | tag=veg
        烤土豆片 | Grilled potato slices | 10 | potato+hot-pepper | tag=veg
        # 主食酒水 | Staples & drinks
        烤馒头片 | Toasted steamed buns | 8 | golden-cake+butter
        青岛啤酒 | Tsingtao beer | 10 | beer
        菠萝啤 | Pineapple shandy | 8 | softdrink+pineapple | has=gluten
      `,
    },
    {
      key: 'crayfish-captain',
      name: ['Captain Crayfish', '虾队长小龙虾'],
      profile: ['Scrubbed three times; every crayfish is alive until you order.', '三洗三刷，下锅前都是活虾。'],
      sign: 'lobster',
      awning: '#B5121B',
      beside: ['garlic', 'beer'],
      hours: 'late',
      minimum: 60,
      fee: 6,
      freeOver: 158,
      offers: [
        [138, 20],
        [258, 45],
      ],
      member: 10,
      rating: 4.8,
      perCapita: 98,
      menu: `
        # 小龙虾 | Crayfish
        十三香小龙虾 | Thirteen-spice crayfish | 118 | lobster | spec=crayfish tag=signature
        > 洞庭湖活虾，6 钱以上 | Live from Dongting Lake, 30 g and up
        蒜蓉小龙虾 | Garlic crayfish | 118 | lobster+garlic | spec=crayfish
        麻辣小龙虾 | Mala crayfish | 118 | lobster+hot-pepper | spec=crayfish tag=hot
        冰醉小龙虾 | Wine-chilled crayfish | 128 | lobster+ice | tag=new
        虾尾（500克） | Crayfish tails (500 g) | 78 | shrimp+hot-pepper
        咸蛋黄焗小龙虾 | Salted egg yolk crayfish | 132 | lobster+egg
        # 海鲜 | Seafood
        香辣蟹 | Spicy crab | 128 | crab+hot-pepper | tag=hot
        花甲粉 | Clams with glass noodles | 36 | glass-noodles+garlic
        爆炒花螺 | Stir-fried sea snails | 58 | oyster+hot-pepper
        椒盐皮皮虾 | Salt and pepper mantis shrimp | 88 | prawn
        # 配菜主食 | Sides
        拍黄瓜 | Smashed cucumber | 14 | cucumber | tag=veg
        盐水毛豆 | Brined edamame | 16 | peas | tag=veg
        蒜香拌面 | Garlic noodles | 16 | fried-noodles+garlic
        # 酒水 | Drinks
        冰镇啤酒（1升） | Chilled beer (1 l) | 38 | beer
        酸梅汤 | Smoked plum drink | 12 | cola+cherries
      `,
    },
    {
      key: 'zibo-stove',
      name: ['Zibo Little Stove', '淄博小炉子'],
      profile: ['Roll it yourself: skewer, pancake and spring onion.', '小饼卷一切，自己动手才香。'],
      sign: 'flatbread',
      awning: '#C4561A',
      beside: ['meat-skewers', 'onion'],
      hours: 'late',
      minimum: 40,
      fee: 4,
      offers: [[80, 12]],
      perCapita: 56,
      menu: `
        # 小炉烤串 | Little stove skewers | spec=skewers
        五花肉串（10串） | Pork belly skewers (10) | 35 | meat-skewers+onion | tag=signature
        精羊肉串（10串） | Lean lamb skewers (10) | 52 | beef-skewers
        鸡心串（10串） | Chicken heart skewers (10) | 32 | beef-skewers+hot-pepper
        掌中宝（10串） | Chicken cartilage (10) | 42 | chicken-skewers+hot-pepper
        鱿鱼须（5串） | Squid tentacles (5) | 30 | squid-skewers
        # 卷饼 | Wraps
        小饼（10张） | Little pancakes (10) | 8 | flatbread
        小葱蘸料 | Spring onions & dip | 5 | greens+onion
        双人卷饼套餐 | Wrap set for two | 98 | wrap+onion | tag=share,value
        # 烤蔬菜 | Vegetables
        烤金针菇 | Grilled enoki | 12 | mushroom+garlic | tag=veg
        烤尖椒 | Grilled long peppers | 8 | chilli | tag=veg
        烤娃娃菜 | Grilled baby cabbage | 14 | leafy+garlic | tag=veg
        # 小吃 | Snacks
        博山豆腐箱 | Boshan tofu boxes | 26 | fried-tofu+carrot
        紫米饼 | Purple rice cakes | 12 | taro-cake
        # 酒水 | Drinks
        精酿小麦啤 | Wheat craft beer | 22 | beer+lemon | has=gluten
        汽水 | Soda | 6 | cola
      `,
    },
    {
      key: 'smoke-and-oak',
      name: ['Smoke & Oak Barbecue', '橡木烟熏烤肉'],
      profile: ['Texas-style brisket smoked for fourteen hours.', '德州风味牛胸，烟熏十四小时。'],
      sign: 'meat',
      awning: '#5B2A1A',
      beside: ['corn', 'beans'],
      minimum: 40,
      fee: 5,
      offers: [
        [100, 16],
        [200, 38],
      ],
      member: 8,
      perCapita: 88,
      menu: `
        # 烟熏肉 | Smoked meats
        烟熏牛胸肉（250克） | Smoked brisket (250 g) | 88 | braised-slices | tag=signature
        手撕猪肉（250克） | Pulled pork (250 g) | 58 | goose-slices+onion
        蜜汁猪肋排（半扇） | Honey ribs (half rack) | 96 | bacon+honey-pot
        烟熏鸡（半只） | Smoked chicken (half) | 56 | roast+herb
        德式香肠拼盘 | Sausage platter | 62 | hotdog+pretzel | tag=share
        # 汉堡三明治 | Burgers & sandwiches
        牛胸肉三明治 | Brisket sandwich | 52 | sandwich+onion
        手撕猪肉堡 | Pulled pork burger | 42 | hamburger+cucumber | spec=burgerExtras
        # 配菜 | Sides
        炭烤玉米 | Charred corn | 14 | corn+butter | tag=veg
        烟熏焗豆 | Smoked baked beans | 18 | beans+bacon
        凉拌卷心菜 | Coleslaw | 14 | salad+carrot | tag=veg has=egg free=sesame
        芝士通心粉 | Mac and cheese | 24 | pasta+cheese-wedge | has=gluten
        玉米面包 | Cornbread | 16 | bread+ear-of-corn
        # 甜品饮品 | Desserts & drinks
        美式苹果派 | Apple pie | 24 | pie+red-apple
        冰红茶 | Iced tea | 12 | lemontea
        精酿IPA | Craft IPA | 32 | beer | has=gluten
      `,
    },
    {
      key: 'midnight-snack',
      name: ['Midnight Snack Shed', '深夜大排档'],
      profile: ['Wok noodles and cold beer for night owls.', '夜猫子的炒粉和冰啤酒。'],
      sign: 'fried-noodles',
      awning: '#26436B',
      beside: ['seafood-congee', 'beer'],
      hours: 'late',
      minimum: 25,
      fee: 4,
      offers: [[50, 7]],
      member: 4,
      perCapita: 38,
      menu: `
        # 炒粉炒饭 | Wok noodles & rice | spec=heat
        干炒牛河 | Beef ho fun | 24 | flat-noodles+onion | tag=signature
        > 猛火快炒，豆芽爽脆 | Wok-tossed with crisp bean sprouts
        星洲炒米 | Singapore fried vermicelli | 22 | fried-noodles+shrimp
        扬州炒饭 | Yangzhou fried rice | 20 | prawn-rice
        湿炒牛河 | Beef ho fun in gravy | 25 | flat-noodles+leafy-green
        咸鱼鸡粒炒饭 | Salted fish & chicken fried rice | 24 | chicken-rice+fish
        # 小炒 | Stir-fries | spec=dish
        豉椒炒花甲 | Clams in black bean sauce | 32 | oyster+bell-pepper
        椒盐鱿鱼须 | Salt and pepper squid | 36 | squid+hot-pepper
        避风塘炒虾 | Typhoon shelter prawns with fried garlic | 52 | shrimp+garlic
        椒丝腐乳通菜 | Water spinach with fermented tofu | 18 | greens | tag=veg
        # 砂锅粥 | Claypot congee
        砂锅虾粥 | Claypot prawn congee | 48 | seafood-congee+shrimp | spec=congee
        砂锅蟹粥 | Claypot crab congee | 68 | seafood-congee+crab | spec=congee
        # 小食酒水 | Snacks & drinks
        卤水拼盘 | Braised platter | 38 | braised-slices+egg
        蒜香骨 | Garlic ribs | 32 | meat+garlic
        冰镇珠江啤酒 | Chilled Pearl River beer | 8 | beer
        柠檬可乐 | Lemon cola | 8 | cola+lemon
      `,
    },
  ],
}
