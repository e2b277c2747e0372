import type { CategorySource } from '../source'

export const breakfast: CategorySource = {
  key: 'breakfast',
  name: ['Breakfast & congee', '早餐粥铺'],
  icon: 'egg-congee',
  stores: [
    {
      key: 'dawn-soy',
      name: ['Dawn Soy Milk & Dough Sticks', '晨光豆浆油条'],
      profile: ['Beans soaked overnight and ground at five in the morning.', '隔夜泡豆，五点现磨。'],
      sign: 'milk',
      awning: '#D08A17',
      beside: ['fried-dough', 'tea-eggs'],
      hours: 'morning',
      minimum: 12,
      fee: 2,
      offers: [
        [20, 3],
        [40, 7],
      ],
      member: 3,
      sales: 8230,
      perCapita: 12,
      menu: `
        # 豆浆 | Soy milk | spec=soy
        现磨豆浆 | Fresh soy milk | 4 | milk | tag=signature
        黑豆浆 | Black bean soy milk | 5 | milk+beans
        红枣豆浆 | Red date soy milk | 6 | milk+cherries
        咸豆浆 | Savoury soy milk | 7 | tofu-pudding+onion | spec=none
        # 面点 | Breads
        手工油条 | Hand-pulled dough stick | 3.5 | fried-dough | tag=fresh has=gluten
        葱油饼 | Scallion pancake | 6 | flatbread+onion
        鲜肉大包 | Pork bun | 3.5 | buns+bacon
        香菇青菜包 | Mushroom & greens bun | 3 | buns+brown-mushroom | tag=veg
        奶黄包（2个） | Custard buns (2) | 6 | yellow-buns
        # 饭团煎饼 | Rice rolls & crêpes
        台式饭团 | Taiwanese rice roll | 12 | riceball | has=gluten,soy
        煎饼果子 | Jianbing crêpe | 11 | wrap+egg | tag=signature
        鸡蛋灌饼 | Egg-stuffed pancake | 9 | wrap+leafy-green
        # 小食 | Sides
        茶叶蛋 | Tea egg | 2.5 | tea-eggs
        豆腐脑 | Silken tofu | 6 | tofu-pudding
        # 套餐 | Sets
        早安套餐：豆浆油条茶叶蛋 | Morning set: soy milk, dough stick, tea egg | 9.5 | milk+fried-dough | tag=value
      `,
    },
    {
      key: 'porridge-house',
      name: ['Slow Fire Congee', '文火粥铺'],
      profile: ['Pearl rice simmered for two hours until it blooms.', '珍珠米文火两小时，米粒开花。'],
      sign: 'seafood-congee',
      awning: '#3F6F8A',
      beside: ['shrimp', 'fried-dough'],
      hours: 'allDay',
      minimum: 18,
      fee: 3,
      offers: [
        [35, 5],
        [70, 12],
      ],
      member: 4,
      rating: 4.7,
      perCapita: 24,
      menu: `
        # 生滚粥 | Congee | spec=congee
        皮蛋瘦肉粥 | Pork & century egg congee | 16 | egg-congee | tag=signature
        艇仔粥 | Sampan congee | 20 | seafood-congee+peanuts
        生滚鱼片粥 | Fish slice congee | 22 | congee+fish
        鲜虾粥 | Prawn congee | 26 | seafood-congee+shrimp
        滑鸡粥 | Chicken congee | 20 | congee+poultry-leg
        南瓜小米粥 | Pumpkin millet congee | 10 | millet | tag=veg
        八宝粥 | Eight treasures congee | 10 | bean-soup | tag=veg
        # 砂锅粥 | Claypot congee
        砂锅粥（虾蟹双鲜） | Claypot congee with prawn & crab | 78 | pot+crab | tag=share
        # 点心 | Snacks
        蒸肠粉 | Steamed rice rolls | 13 | plain-rolls
        香煎韭菜饺（4只） | Pan-fried chive dumplings (4) | 14 | dumpling+leafy-green
        油条（2根） | Dough sticks (2) | 6 | fried-dough
        咸煎饼 | Savoury fried bread | 5 | flatbread
        # 小菜 | Pickles
        榨菜毛豆 | Pickles with edamame | 6 | peas | tag=veg
        卤蛋 | Braised egg | 3 | braised-eggs
        凉拌木耳 | Wood ear salad | 10 | mushroom+hot-pepper | tag=veg
      `,
    },
    {
      key: 'bun-brothers',
      name: ['Bun Brothers', '包子兄弟'],
      profile: ['Old yeast, hand-folded, eighteen pleats each.', '老面发酵，手捏十八褶。'],
      sign: 'buns',
      awning: '#C4561A',
      beside: ['milk', 'dumpling'],
      hours: 'morning',
      minimum: 12,
      fee: 2,
      offers: [[20, 2]],
      perCapita: 13,
      menu: `
        # 包子 | Steamed buns
        鲜肉包（2个） | Pork buns (2) | 6 | buns+bacon | tag=signature
        酱肉包（2个） | Soy-braised pork buns (2) | 7 | buns+onion
        豆沙包（2个） | Red bean buns (2) | 5 | buns+beans
        梅干菜肉包（2个） | Preserved mustard pork buns (2) | 7 | buns+leafy-green
        三丁包（2个） | Chicken, pork & bamboo buns (2) | 8 | buns+carrot
        # 小笼生煎 | Soup dumplings
        鲜肉小笼包（8个） | Pork soup dumplings (8) | 16 | dumpling+garlic
        蟹粉小笼包（8个） | Crab roe soup dumplings (8) | 32 | dumpling+crab
        生煎包（6个） | Pan-fried pork buns (6) | 15 | buns+herb | tag=fresh
        # 蒸饺烧卖 | Dumplings
        糯米烧卖（4个） | Sticky rice siu mai (4) | 10 | siu-mai+brown-mushroom
        虾仁蒸饺（6个） | Prawn dumplings (6) | 18 | dumpling+shrimp
        # 汤粥 | Soups
        牛肉粉丝汤 | Beef glass noodle soup | 15 | noodles+onion
        紫菜蛋花汤 | Seaweed egg soup | 6 | egg-soup
        小馄饨 | Mini wontons | 10 | dumpling+herb
        # 饮品 | Drinks
        热豆浆 | Hot soy milk | 4 | milk
        五谷米浆 | Five-grain rice milk | 6 | milk+peanuts
      `,
    },
    {
      key: 'good-morning-toast',
      name: ['Good Morning Toast', '早安吐司'],
      profile: ['Thick toast, soft eggs, coffee before nine.', '厚吐司、滑蛋和九点前的咖啡。'],
      sign: 'sandwich',
      awning: '#3F7D2C',
      beside: ['coffee', 'friedegg'],
      hours: 'morning',
      minimum: 15,
      fee: 3,
      offers: [[30, 4]],
      perCapita: 20,
      menu: `
        # 厚吐司 | Thick toast
        滑蛋火腿吐司 | Scrambled egg & ham toast | 16 | sandwich+egg | tag=signature
        芝士牛肉吐司 | Cheese beef toast | 19 | sandwich+cheese-wedge
        牛油果虾仁吐司 | Avocado prawn toast | 22 | sandwich+avocado
        金枪鱼吐司 | Tuna toast | 17 | sandwich+fish
        花生酱香蕉吐司 | Peanut butter banana toast | 13 | bread+banana
        黄油蜂蜜吐司 | Butter honey toast | 11 | bread+honey-pot
        # 早餐盘 | Plates
        全日早餐盘 | All-day breakfast plate | 29 | friedegg+bacon | has=egg,gluten
        美式松饼 | American pancakes | 22 | pancakes+butter
        班尼迪克蛋 | Eggs Benedict | 28 | friedegg+bread | has=gluten,milk
        酸奶格兰诺拉 | Yoghurt granola bowl | 20 | yoghurt-bowl | tag=light has=gluten,nuts
        # 小食 | Sides
        薯饼（2块） | Hash browns (2) | 8 | potato
        脆培根 | Crispy bacon | 10 | bacon
        # 饮品 | Drinks | spec=coffee
        热美式 | Hot americano | 12 | coffee | spec=hotBlackCoffee
        鲜奶拿铁 | Fresh milk latte | 16 | milk+cookie
        鲜橙汁 | Orange juice | 14 | juice+tangerine | spec=juice
      `,
    },
    {
      key: 'rice-roll-stall',
      name: ['Ah Keung Rice Rolls', '强记石磨肠粉'],
      profile: ['Stone-milled rice batter, steamed on cloth.', '石磨米浆，布拉肠粉。'],
      sign: 'plain-rolls',
      awning: '#2C7D6A',
      beside: ['egg-congee', 'leafy'],
      hours: 'morning',
      minimum: 12,
      fee: 2,
      offers: [[25, 3]],
      member: 3,
      perCapita: 15,
      menu: `
        # 肠粉 | Rice rolls
        鸡蛋肠粉 | Egg rice rolls | 9 | egg-rolls | tag=signature
        猪肉蛋肠粉 | Pork & egg rice rolls | 12 | pork-rolls+egg
        鲜虾蛋肠粉 | Prawn & egg rice rolls | 18 | prawn-rolls+egg
        牛肉蛋肠粉 | Beef & egg rice rolls | 15 | beef-rolls+egg
        韭黄虾仁肠粉 | Yellow chive & prawn rice rolls | 19 | prawn-rolls+garlic
        香菇斋肠 | Mushroom rice rolls | 9 | mushroom-rolls | tag=veg
        红米肠 | Crispy red rice rolls with prawn | 20 | red-rolls
        麻酱斋肠 | Plain rice rolls with sesame sauce | 7 | plain-rolls+peanuts | tag=veg
        # 粥粉 | Congee & noodles
        及第粥 | Pork & offal congee | 15 | congee
        云吞面 | Wonton noodles | 16 | noodles/jade+dumpling
        猪杂汤粉 | Pork offal noodle soup | 17 | noodles/blue
        # 小食 | Snacks
        萝卜牛杂 | Radish & beef offal | 16 | pot+carrot
        糯米鸡 | Lotus leaf sticky rice | 10 | zongzi
        # 饮品 | Drinks
        冻奶茶 | Iced milk tea | 10 | boba
        热鸳鸯 | Yuenyeung: coffee with milk tea | 11 | coffee | has=milk
      `,
    },
  ],
}
